import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { moneySchema } from '../money.table.ts';
import { sellers } from '../sellers/sellers.table.ts';

export const transferStates = ['planned', 'done', 'failed'] as const;

/** Money that moves between the platform's account at the provider and a seller's, apart from any one payment. */
export const transfers = moneySchema.table(
  'transfers',
  {
    /** The key at the provider, too. */
    id: uuid('id').primaryKey(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** In minor units. Above 0 it goes to the seller, below 0 back to the platform. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The payment at the provider that it's a part of; null: it's taken from the balance. */
    payment: text('payment'),
    provider: text('provider').notNull(),
    /** The seller's account at the provider. */
    account: text('account').notNull(),
    state: text('state', { enum: transferStates }).notNull(),
    /** The provider's code for why it was refused. */
    failure: text('failure'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('transfers_one_planned')
      .on(table.sellerId, table.currency, sql`coalesce(${table.payment}, '')`)
      .where(sql`${table.state} = 'planned'`),
    index('transfers_of_seller').on(table.sellerId, table.currency),
    check('transfers_state', oneOf(table.state, transferStates)),
    check('transfers_currency', oneOf(table.currency, currencyCodes)),
    check('transfers_amount', sql`${table.amount} <> 0`),
    check('transfers_failed', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
  ],
);

export type TransferRow = typeof transfers.$inferSelect;
