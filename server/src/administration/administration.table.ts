import { pgSchema } from 'drizzle-orm/pg-core';

export const administrationSchema = pgSchema('administration');
