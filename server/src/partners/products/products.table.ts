import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { currencyCodes } from '@chalkline/contract/money/currencies.ts';
import {
  type ProductState,
  productStates,
  type StockMovementKind,
  stockMovementKinds,
} from '@chalkline/contract/partners/product.schema.ts';
import type { ProductOption } from '@chalkline/contract/partners/variants.rules.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { searchableText } from '../../platform/database/search-expression.ts';
import { partners } from '../partners/partners.table.ts';
import { partnersSchema, type ShopPicture } from '../partners.table.ts';

/** A picture of a product, with what it shows in words. */
export interface ProductPicture extends ShopPicture {
  readonly alt: string;
}

/** What a partner sells. */
export const products = partnersSchema.table(
  'products',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** In hundredths of a percent; null: the usual rate of who sells. */
    taxRate: integer('tax_rate'),
    state: text('state').$type<ProductState>().notNull(),
    /** From this many pieces of a variant down, the partner gets a notice; null: never. */
    lowAt: integer('low_at'),
    options: jsonb('options').$type<readonly ProductOption[]>().notNull(),
    /** In the order buyers see them. */
    pictures: jsonb('pictures').$type<readonly ProductPicture[]>().notNull().default([]),
    /** Goes up by one with every change: of two changes of one version the second is refused. */
    version: integer('version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('products_of_partner').on(table.partnerId, table.id),
    index('products_words').using('gin', searchableText(sql`(${table.name} || ' ' || ${table.description})`)),
    check('products_tax_rate', sql`${table.taxRate} between 0 and 10000`),
    check('products_low_at', sql`${table.lowAt} >= 0`),
    check('products_state', oneOf(table.state, productStates)),
    check('products_currency', oneOf(table.currency, currencyCodes)),
  ],
);

/** One combination of a product's options. Kept when it isn't sold anymore, with its movements. */
export const variants = partnersSchema.table(
  'variants',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** The combination, in any case: `variantKey`. */
    key: text('key').notNull(),
    values: jsonb('values').$type<readonly string[]>().notNull(),
    /** Empty: none. */
    sku: text('sku').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    isSold: boolean('is_sold').notNull(),
    /** Sum of its movements, kept by the trigger on them. */
    stock: integer('stock').notNull(),
    /** The one of the product's pictures that shows it; null: none. */
    pictureId: uuid('picture_id'),
    /** Empty: none. */
    barcode: text('barcode').notNull().default(''),
    /** When it last fell to the product's `lowAt`; null while there is more. Each crossing sends one notification. */
    lowSince: timestamp('low_since', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('variants_of_product').on(table.productId, table.key),
    uniqueIndex('variants_sku')
      .on(table.partnerId, sql`lower(${table.sku})`)
      .where(sql`${table.sku} <> '' and ${table.isSold}`),
    uniqueIndex('variants_barcode')
      .on(table.partnerId, sql`lower(${table.barcode})`)
      .where(sql`${table.barcode} <> '' and ${table.isSold}`),
    check('variants_price', sql`${table.price} >= 0`),
    check('variants_stock', sql`${table.stock} >= 0`),
  ],
);

/** Pieces of a variant that came or went. Append-only; the trigger adds each to the stock. */
export const stockMovements = partnersSchema.table(
  'stock_movements',
  {
    id: uuid('id').primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<StockMovementKind>().notNull(),
    /** What it adds. */
    quantity: integer('quantity').notNull(),
    note: text('note').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stock_movements_of_variant').on(table.variantId, table.id),
    check('stock_movements_kind', oneOf(table.kind, stockMovementKinds)),
    check(
      'stock_movements_sign',
      sql`case ${table.kind} when 'receive' then ${table.quantity} > 0
        when 'write_off' then ${table.quantity} < 0 when 'sold' then ${table.quantity} < 0
        when 'returned' then ${table.quantity} > 0 else true end`,
    ),
  ],
);

/** Who gets a notice when a sold-out variant is back. A notice ends it. */
export const stockRequests = partnersSchema.table(
  'stock_requests',
  {
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.personId] }),
    index('stock_requests_of_person').on(table.personId),
  ],
);

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type StockMovementRow = typeof stockMovements.$inferSelect;
