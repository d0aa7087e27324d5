import { pgSchema } from 'drizzle-orm/pg-core';

export const platformSchema = pgSchema('platform');
