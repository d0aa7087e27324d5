import { sql } from 'drizzle-orm';
import { text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from '../../organizations/organizations.table.ts';
import { inventorySchema } from '../inventory.table.ts';

/** Where an organization keeps things: main floor, plate wall, front desk. */
export const places = inventorySchema.table(
  'places',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('places_name').on(table.organizationId, sql`lower(${table.name})`),
    // Movements name both, so that nothing is moved to another organization's place.
    unique('places_owner').on(table.id, table.organizationId),
  ],
);

export type PlaceRow = typeof places.$inferSelect;
