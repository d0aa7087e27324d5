import { pgSchema } from 'drizzle-orm/pg-core';

export const moneySchema = pgSchema('money');
