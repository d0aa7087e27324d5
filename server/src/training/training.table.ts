import { pgSchema } from 'drizzle-orm/pg-core';

export const trainingSchema = pgSchema('training');
