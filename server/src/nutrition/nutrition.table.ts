import { pgSchema } from 'drizzle-orm/pg-core';

export const nutritionSchema = pgSchema('nutrition');
