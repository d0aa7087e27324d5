import { pgSchema } from 'drizzle-orm/pg-core';

export const coachingSchema = pgSchema('coaching');
