import { pgSchema } from 'drizzle-orm/pg-core';

export const partnersSchema = pgSchema('partners');
