import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { EntryKind, LedgerAccount } from '@chalkline/contract/money/ledger-kinds.ts';
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';

export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

export interface OwnedPosting {
  readonly account: LedgerAccount;
  readonly ownerId: string | null;
  readonly amount: number;
}

/** Gives false where there is an entry of this kind for the same thing already: nothing is posted then. */
export async function insertEntry(
  database: Sql,
  entry: NewLedgerEntry,
  postings: readonly OwnedPosting[],
): Promise<boolean> {
  const made = await database
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: [ledgerEntries.kind, ledgerEntries.ref] })
    .returning({ id: ledgerEntries.id });
  if (made.length === 0) return false;
  await database.insert(ledgerPostings).values(
    postings.map((posting, position) => ({
      ...posting,
      position,
      entryId: entry.id,
      currency: entry.currency,
    })),
  );
  return true;
}

export interface AccountBalance {
  readonly account: LedgerAccount;
  readonly ownerId: string | null;
  readonly currency: CurrencyCode;
  readonly amount: number;
}

/** The balance of one account, debit above 0. */
export async function findBalance(
  database: Sql,
  account: LedgerAccount,
  ownerId: string | null,
  currency: CurrencyCode,
): Promise<number> {
  const [found] = await database
    .select({ amount: total })
    .from(ledgerPostings)
    .where(
      and(
        ownerId === null ? isNull(ledgerPostings.ownerId) : eq(ledgerPostings.ownerId, ownerId),
        eq(ledgerPostings.account, account),
        eq(ledgerPostings.currency, currency),
      ),
    );
  return found?.amount ?? 0;
}

/** All balances; empty accounts are left out. */
export async function findAllBalances(database: Sql): Promise<AccountBalance[]> {
  return database
    .select({
      account: ledgerPostings.account,
      ownerId: ledgerPostings.ownerId,
      currency: ledgerPostings.currency,
      amount: total,
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.account, ledgerPostings.ownerId, ledgerPostings.currency)
    .having(sql`sum(${ledgerPostings.amount}) <> 0`)
    .orderBy(ledgerPostings.account, ledgerPostings.ownerId, ledgerPostings.currency);
}

/** What one kind of entry did to what a seller is owed, in a span of time. */
export interface KindTotal {
  readonly kind: EntryKind;
  readonly entries: number;
  readonly discount: number;
  /** Minor units by account of the entry, debit above 0. */
  readonly payable: number;
  readonly tax: number;
  readonly fees: number;
}

/** A seller's entries from one moment up to another, added up by kind. `from` null: from the beginning. */
export async function findKindTotals(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
  { from, to }: { readonly from: Date | null; readonly to: Date },
): Promise<KindTotal[]> {
  // Added up by entry first: an entry has several postings, and its discount counts once.
  const byEntry = database
    .select({
      kind: ledgerEntries.kind,
      discount: ledgerEntries.discount,
      payable: of('payable').as('payable'),
      tax: of('tax').as('tax'),
      fees: of('fees').as('fees'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.sellerId, sellerId),
        eq(ledgerEntries.currency, currency),
        from === null ? undefined : gte(ledgerEntries.at, from),
        lt(ledgerEntries.at, to),
      ),
    )
    .groupBy(ledgerEntries.id)
    .as('by_entry');
  const summed = (column: SQL | SQL.Aliased | typeof byEntry.discount) =>
    sql<number>`sum(${column})`.mapWith(Number);
  return database
    .select({
      kind: byEntry.kind,
      entries: sql<number>`count(*)`.mapWith(Number),
      discount: summed(byEntry.discount),
      payable: summed(byEntry.payable),
      tax: summed(byEntry.tax),
      fees: summed(byEntry.fees),
    })
    .from(byEntry)
    .groupBy(byEntry.kind)
    .orderBy(byEntry.kind);
}

/** What a seller could be paid out, by currency, in minor units. */
export interface PayableBalance {
  readonly sellerId: string;
  readonly currency: CurrencyCode;
  /** Owed for what happened before a moment, less everything that was paid out since. */
  readonly owedThen: number;
  readonly owedNow: number;
  /** Tax inside of `owedNow`. */
  readonly tax: number;
  /** In the seller's account at the provider. */
  readonly atProvider: number;
  readonly inTransit: number;
  /** Held back until banks decide. */
  readonly disputed: number;
}

/** The balances of all sellers, or of one. */
export function findPayable(database: Sql, before: Date, sellerId?: string): Promise<PayableBalance[]> {
  const { account, amount } = ledgerPostings;
  const summed = (condition: SQL) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
  const owed = sql`${account} in ('payable', 'tax')`;
  const paidOut = sql`${ledgerEntries.kind} in ('payout_paid', 'payout_returned')`;
  return database
    .select({
      sellerId: sql<string>`${ledgerEntries.sellerId}`,
      currency: ledgerEntries.currency,
      owedThen:
        sql<number>`-${summed(sql`${owed} and (${ledgerEntries.at} < ${before} or ${paidOut})`)}`.mapWith(
          Number,
        ),
      owedNow: sql<number>`-${summed(owed)}`.mapWith(Number),
      tax: sql<number>`-${summed(sql`${account} = 'tax'`)}`.mapWith(Number),
      atProvider: summed(sql`${account} = 'provider' and ${ledgerPostings.ownerId} is not null`),
      inTransit: summed(sql`${account} = 'transit'`),
      disputed: summed(sql`${account} = 'disputes'`),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(sellerId === undefined ? isNotNull(ledgerEntries.sellerId) : eq(ledgerEntries.sellerId, sellerId))
    .groupBy(ledgerEntries.sellerId, ledgerEntries.currency)
    .orderBy(ledgerEntries.sellerId, ledgerEntries.currency);
}

const total = sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number);

function of(account: LedgerAccount) {
  return sql<number>`coalesce(sum(${ledgerPostings.amount}) filter (where ${ledgerPostings.account} = ${account}), 0)`;
}
