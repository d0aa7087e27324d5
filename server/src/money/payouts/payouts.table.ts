import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { payoutStates } from '@chalkline/contract/money/money.lifecycles.ts';
import { skipReasons } from '@chalkline/contract/money/selling.schema.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../platform/database/one-of.ts';
import { moneySchema } from '../money.table.ts';
import { sellers } from '../sellers/sellers.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** The run that plans the payouts of a month. Its row is there once they are all planned. */
export const payoutRuns = moneySchema.table('payout_runs', {
  /** `2031-04`: the month that is paid out. */
  month: text('month').primaryKey(),
  ranAt: moment('ran_at').notNull(),
});

/** What a month left a seller with: on its way to the bank, or skipped with a reason. */
export const payouts = moneySchema.table(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    month: text('month')
      .notNull()
      .references(() => payoutRuns.month),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    /** Of a skipped one, what is carried over: it may be below 0. */
    amount: amount('amount').notNull(),
    /** Tax inside the amount. */
    tax: amount('tax').notNull(),
    reason: text('reason', { enum: skipReasons }),
    provider: text('provider'),
    /** The account at the provider that it leaves from. */
    account: text('account'),
    reference: text('reference'),
    failure: text('failure'),
    arrivesAt: moment('arrives_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('payouts_once').on(table.sellerId, table.month, table.currency),
    unique('payouts_reference').on(table.provider, table.reference),
    index('payouts_of_seller').on(table.sellerId, table.id),
    index('payouts_of_month').on(table.month, table.id),
    index('payouts_open').on(table.id).where(sql`${table.state} in ('planned', 'in_transit')`),
    check('payouts_state', oneOf(table.state, payoutStates)),
    check('payouts_reason', oneOf(table.reason, skipReasons)),
    check('payouts_currency', oneOf(table.currency, currencyCodes)),
    check('payouts_skipped', sql`(${table.state} = 'skipped') = (${table.reason} is not null)`),
    check(
      'payouts_amount',
      sql`${table.state} = 'skipped' or (${table.amount} > 0 and ${table.tax} between 0 and ${table.amount})`,
    ),
  ],
);

export type PayoutRow = typeof payouts.$inferSelect;
