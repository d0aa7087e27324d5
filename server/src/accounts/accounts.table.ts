import { pgSchema } from 'drizzle-orm/pg-core';

export const accountsSchema = pgSchema('accounts');
