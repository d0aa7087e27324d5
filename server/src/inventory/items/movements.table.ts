import { movementKinds } from '@chalkline/contract/inventory/movement.schema.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { inventorySchema } from '../inventory.table.ts';
import { places } from '../places/places.table.ts';
import { items } from './items.table.ts';

/** What happened to pieces. Append-only; the trigger adds each to the stocks. */
export const movements = inventorySchema.table(
  'movements',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    itemId: uuid('item_id').notNull(),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** null for a service alone. */
    placeId: uuid('place_id'),
    toPlaceId: uuid('to_place_id'),
    /** What it adds to the usable pieces at the place; a move adds as many to the other one. */
    quantity: integer('quantity').notNull(),
    /** What it adds to the pieces in repair there. */
    repair: integer('repair').notNull(),
    /** As it was found by a service. */
    condition: smallint('condition'),
    note: text('note').notNull(),
    /** The account stays as a row without data when the person is erased. */
    personId: uuid('person_id').references(() => people.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'movements_item',
      columns: [table.itemId, table.organizationId],
      foreignColumns: [items.id, items.organizationId],
    }),
    foreignKey({
      name: 'movements_place',
      columns: [table.placeId, table.organizationId],
      foreignColumns: [places.id, places.organizationId],
    }),
    foreignKey({
      name: 'movements_to_place',
      columns: [table.toPlaceId, table.organizationId],
      foreignColumns: [places.id, places.organizationId],
    }),
    index('movements_of_item').on(table.itemId, table.id),
    index('movements_of_place').on(table.placeId),
    index('movements_to').on(table.toPlaceId).where(sql`${table.toPlaceId} is not null`),
    index('movements_of_person').on(table.personId),
    check('movements_kind', oneOf(table.kind, movementKinds)),
    check(
      'movements_sign',
      sql`case ${table.kind}
        when 'receive' then ${table.quantity} > 0 and ${table.repair} = 0
        when 'repair' then ${table.quantity} < 0 and ${table.repair} = -${table.quantity}
        when 'return' then ${table.quantity} > 0 and ${table.repair} = -${table.quantity}
        when 'count' then ${table.repair} = 0
        when 'service' then ${table.quantity} = 0 and ${table.repair} = 0
        else ${table.quantity} < 0 and ${table.repair} = 0 end`,
    ),
    check('movements_places', sql`(${table.kind} = 'service') = (${table.placeId} is null)`),
    check(
      'movements_move',
      sql`(${table.kind} = 'move') = (${table.toPlaceId} is not null) and ${table.toPlaceId} <> ${table.placeId}`,
    ),
  ],
);

export type MovementRow = typeof movements.$inferSelect;
