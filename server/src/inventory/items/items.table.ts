import { itemKinds } from '@chalkline/contract/inventory/item.schema.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { organizations } from '../../organizations/organizations.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { inventorySchema } from '../inventory.table.ts';

/** Kinds of things that an organization has pieces of. */
export const items = inventorySchema.table(
  'items',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    kind: text('kind', { enum: itemKinds }).notNull(),
    name: text('name').notNull(),
    /** Empty: none, like the barcode. */
    code: text('code').notNull(),
    barcode: text('barcode').notNull(),
    condition: smallint('condition'),
    /** Of one piece, in minor units. */
    unitCost: bigint('unit_cost', { mode: 'number' }),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    boughtOn: date('bought_on'),
    lowAt: integer('low_at'),
    /** When it last fell to `lowAt`; null while there is more. Each crossing sends one notification. */
    lowSince: timestamp('low_since', { withTimezone: true }),
    serviceEvery: integer('service_every'),
    serviceDueOn: date('service_due_on'),
    note: text('note').notNull(),
    /** Sums of its stocks, kept by the trigger on movements. */
    stock: integer('stock').notNull(),
    inRepair: integer('in_repair').notNull(),
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [
    unique('items_owner').on(table.id, table.organizationId),
    uniqueIndex('items_code')
      .on(table.organizationId, sql`lower(${table.code})`)
      .where(sql`${table.code} <> ''`),
    uniqueIndex('items_barcode').on(table.organizationId, table.barcode).where(sql`${table.barcode} <> ''`),
    index('items_by_name').on(table.organizationId, sql`lower(${table.name})`, table.id),
    index('items_words').using('gin', searchableText(sql`(${table.name} || ' ' || ${table.code})`)),
    check('items_kind', oneOf(table.kind, itemKinds)),
    check('items_condition', sql`${table.condition} between 1 and 5`),
    check('items_unit_cost', sql`${table.unitCost} >= 0`),
    check('items_currency', oneOf(table.currency, currencyCodes)),
    check('items_low_at', sql`${table.lowAt} >= 0`),
    check('items_service', sql`${table.serviceEvery} > 0`),
    check('items_stock', sql`${table.stock} >= 0 and ${table.inRepair} >= 0`),
  ],
);

export type ItemRow = typeof items.$inferSelect;
