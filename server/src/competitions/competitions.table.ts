import { pgSchema } from 'drizzle-orm/pg-core';

export const competitionsSchema = pgSchema('competitions');
