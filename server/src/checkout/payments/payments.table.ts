import { paymentOutcomes } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { paymentStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { checkoutSchema } from '../checkout.table.ts';
import { orders } from '../orders/orders.table.ts';
import { savedMethods } from '../saved-methods/saved-methods.table.ts';

/** One attempt to take the money of an order at the provider. */
export const payments = checkoutSchema.table(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Counted from 1. The provider's key is `order:attempt`. */
    attempt: integer('attempt').notNull(),
    provider: text('provider').notNull(),
    /** null until the provider has answered. */
    reference: text('reference'),
    clientSecret: text('client_secret'),
    state: text('state', { enum: paymentStates }).notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The platform's part of the amount. */
    fee: bigint('fee', { mode: 'number' }).notNull(),
    /** The seller's account at the provider. null: the money stays with the platform. */
    destination: text('destination'),
    /** Whether the seller bears what the provider takes of it, as it was set when it was opened. */
    sellerBearsFee: boolean('seller_bears_fee').notNull().default(false),
    /** What the provider took, once the seller has borne it. */
    feeBorne: bigint('fee_borne', { mode: 'number' }),
    /** The method that it is taken from, without the buyer; null: the buyer pays. */
    methodId: uuid('method_id').references(() => savedMethods.id, { onDelete: 'set null' }),
    failure: text('failure'),
    /** What became of the money. null: none has come. */
    outcome: text('outcome', { enum: paymentOutcomes }),
    /** When the provider is asked again. null: never. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: integer('checks').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payments_attempt').on(table.orderId, table.attempt),
    unique('payments_reference').on(table.provider, table.reference),
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in ('created', 'requires_method', 'requires_action', 'processing')`),
    uniqueIndex('payments_one_paid').on(table.orderId).where(sql`${table.outcome} = 'paid'`),
    index('payments_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    check('payments_state', oneOf(table.state, paymentStates)),
    check('payments_outcome', oneOf(table.outcome, paymentOutcomes)),
    check('payments_currency', oneOf(table.currency, currencyCodes)),
    // 0 keeps a method and takes nothing.
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
