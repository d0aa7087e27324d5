import { pgSchema } from 'drizzle-orm/pg-core';

export const activitiesSchema = pgSchema('activities');
