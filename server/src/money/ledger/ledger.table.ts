import { type CurrencyCode, currencyCodes } from '@chalkline/contract/money/currencies.ts';
import { type EntryKind, ledgerAccounts } from '@chalkline/contract/money/ledger-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { isOneOfKinds, oneOf } from '../../platform/database/one-of.ts';
import { moneySchema } from '../money.table.ts';
import { sellers } from '../sellers/sellers.table.ts';

/** What happened to money. Append-only; a correction is an entry of its own. */
export const ledgerEntries = moneySchema.table(
  'entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** What it is about, such as a payment's id: of each kind there is one entry for it at most. */
    ref: text('ref').notNull(),
    /** Whose statement lists it; null: none. */
    sellerId: uuid('seller_id').references(() => sellers.id),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    /** What a promo code took off a sale, in minor units; 0 for all else. For statements alone. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Who took the cash at the seller’s desk, or gave it back. */
    handledBy: uuid('handled_by').references(() => people.id),
  },
  (table) => [
    unique('ledger_entries_once').on(table.kind, table.ref),
    // A posting carries its entry's currency.
    unique('ledger_entries_currency').on(table.id, table.currency),
    index('ledger_entries_statement').on(table.sellerId, table.currency, table.at),
    index('ledger_entries_at').on(table.at),
    index('ledger_entries_handled').on(table.handledBy, table.at).where(sql`${table.handledBy} is not null`),
    check('ledger_entries_kind', isOneOfKinds(table.kind, 'money.is_entry_kind')),
    check('ledger_entries_currency_known', oneOf(table.currency, currencyCodes)),
  ],
);

/** What an entry adds to an account (above 0) or takes from it. Those of one entry add up to 0, by a trigger. */
export const ledgerPostings = moneySchema.table(
  'postings',
  {
    entryId: uuid('entry_id').notNull(),
    position: smallint('position').notNull(),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    /** The seller or the person whose account it is; null: the platform's. Ids alone, so that people can be erased. */
    ownerId: uuid('account_of'),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    foreignKey({
      name: 'ledger_postings_entry',
      columns: [table.entryId, table.currency],
      foreignColumns: [ledgerEntries.id, ledgerEntries.currency],
    }),
    // With the amount, so that a balance is added up in the index alone.
    index('ledger_postings_sums').on(table.ownerId, table.account, table.currency, table.amount),
    check('ledger_postings_account', oneOf(table.account, ledgerAccounts)),
    check('ledger_postings_amount', sql`${table.amount} <> 0`),
  ],
);
