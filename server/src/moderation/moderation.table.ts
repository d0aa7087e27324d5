import { pgSchema } from 'drizzle-orm/pg-core';

export const moderationSchema = pgSchema('moderation');
