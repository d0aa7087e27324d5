import { pgSchema } from 'drizzle-orm/pg-core';

export const programsSchema = pgSchema('programs');
