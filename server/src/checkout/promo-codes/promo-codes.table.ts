import { promoCodeKinds } from '@chalkline/contract/checkout/promo-code.lifecycle.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sellers } from '../../money/sellers/sellers.table.ts';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';

/** Promo codes of one offer. How often one was used is counted from the orders that carry it. */
export const promoCodes = checkoutSchema.table(
  'promo_codes',
  {
    id: uuid('id').primaryKey(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    /** The sellable and the offer it is for. */
    offerKind: text('offer_kind').notNull(),
    offerId: text('offer_id').notNull(),
    /** As the seller wrote it; `lowerCode` is what buyers' input is compared with. */
    code: text('code').notNull(),
    lowerCode: text('lower_code').notNull(),
    kind: text('kind', { enum: promoCodeKinds }).notNull(),
    /** Hundredths of a percent, or minor units of `currency`. */
    value: bigint('value', { mode: 'number' }).notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** null: every item of the offer. */
    itemIds: jsonb('item_ids').$type<readonly string[]>(),
    /** What the eligible items have to cost at least, in minor units. */
    minimum: bigint('minimum', { mode: 'number' }).notNull(),
    /** Orders in all, and orders of one buyer. null: no limit. */
    maxUses: integer('max_uses'),
    maxPerBuyer: integer('max_per_buyer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('promo_codes_code').on(table.offerKind, table.offerId, table.lowerCode),
    check('promo_codes_kind', oneOf(table.kind, promoCodeKinds)),
    check('promo_codes_currency', oneOf(table.currency, currencyCodes)),
    check(
      'promo_codes_value',
      sql`${table.value} >= 0 and (${table.kind} <> 'percent' or ${table.value} <= 10000)`,
    ),
    check('promo_codes_lower_code', sql`${table.lowerCode} = lower(${table.code})`),
  ],
);

export type PromoCodeRow = typeof promoCodes.$inferSelect;
