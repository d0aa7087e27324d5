import { pgSchema } from 'drizzle-orm/pg-core';

export const financeSchema = pgSchema('finance');
