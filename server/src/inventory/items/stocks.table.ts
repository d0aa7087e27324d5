import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inventorySchema } from '../inventory.table.ts';
import { places } from '../places/places.table.ts';
import { items } from './items.table.ts';

/** What is at a place: the sum of its movements, kept by their trigger and never below 0. */
export const stocks = inventorySchema.table(
  'stocks',
  {
    itemId: uuid('item_id').notNull(),
    placeId: uuid('place_id').notNull(),
    quantity: integer('quantity').notNull(),
    inRepair: integer('in_repair').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.placeId] }),
    foreignKey({ name: 'stocks_item', columns: [table.itemId], foreignColumns: [items.id] }),
    foreignKey({ name: 'stocks_place', columns: [table.placeId], foreignColumns: [places.id] }),
    index('stocks_of_place').on(table.placeId),
    check('stocks_quantity', sql`${table.quantity} >= 0`),
    check('stocks_in_repair', sql`${table.inRepair} >= 0`),
  ],
);
