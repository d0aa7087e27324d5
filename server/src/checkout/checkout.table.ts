import { pgSchema } from 'drizzle-orm/pg-core';

export const checkoutSchema = pgSchema('checkout');
