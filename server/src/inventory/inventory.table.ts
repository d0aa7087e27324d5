import { pgSchema } from 'drizzle-orm/pg-core';

export const inventorySchema = pgSchema('inventory');
