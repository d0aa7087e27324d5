import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type { EntryKind, LedgerAccount } from '@chalkline/contract/money/ledger-kinds.ts';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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

/** What came into an account at the provider in a span, by hour. `ownerId` null: the platform's. */
export async function findProviderMoves(
  database: Sql,
  ownerId: string | null,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly currency: CurrencyCode; readonly at: Date; readonly amount: number }[]> {
  const at = sql<Date>`date_trunc('hour', ${ledgerEntries.at}, 'UTC')`.mapWith(ledgerEntries.at);
  return database
    .select({ currency: ledgerPostings.currency, at, amount: total })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(
      and(
        ownerId === null ? isNull(ledgerPostings.ownerId) : eq(ledgerPostings.ownerId, ownerId),
        eq(ledgerPostings.account, 'provider'),
        gte(ledgerEntries.at, from),
        lt(ledgerEntries.at, to),
      ),
    )
    .groupBy(ledgerPostings.currency, sql`2`);
}

/** What one kind of entry did to a seller's accounts, or to the platform's fees, in a span of time. */
export interface KindTotal {
  readonly kind: EntryKind;
  /** `discount`: what promo codes took off, which no account shows. */
  readonly account: 'payable' | 'tax' | 'fees' | 'discount';
  /** Minor units, debit above 0. */
  readonly amount: number;
}

/** What a statement is calculated from. */
export interface StatementFigures {
  /** What the seller was owed at the end of the span: payable and tax. */
  readonly closing: number;
  readonly within: readonly KindTotal[];
}

/**
 * A seller's entries of a span, added up, and the balance at its end: that of now without what happened since, so that
 * a recent statement need not read the years before. One statement, so that no sale comes in between.
 */
export async function findStatementFigures(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<StatementFigures> {
  const { kind, at, discount } = ledgerEntries;
  const { account, ownerId } = ledgerPostings;
  const isSellers = and(eq(ledgerEntries.sellerId, sellerId), eq(ledgerEntries.currency, currency));
  const isWithin = and(isSellers, gte(at, from), lt(at, to));
  const isOwed = and(eq(ownerId, sellerId), inArray(account, ['payable', 'tax']));
  const named = (name: KindTotal['account']) => sql<KindTotal['account']>`${sql.raw(`'${name}'`)}`;
  const within = database
    .select({
      kind: sql<EntryKind | null>`${kind}`,
      account: sql<KindTotal['account']>`${account}`,
      amount: total,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(and(isWithin, inArray(account, ['payable', 'tax', 'fees'])))
    .groupBy(kind, account);
  const discounts = database
    .select({
      kind: sql<EntryKind | null>`${kind}`,
      account: named('discount'),
      amount: sql<number>`sum(${discount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(isWithin, gt(discount, 0)))
    .groupBy(kind);
  const now = database
    .select({ kind: sql<EntryKind | null>`null`, account: named('payable'), amount: total })
    .from(ledgerPostings)
    .where(and(isOwed, eq(ledgerPostings.currency, currency)));
  const since = database
    .select({
      kind: sql<EntryKind | null>`null`,
      account: named('payable'),
      amount: sql<number>`-${total}`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(and(isSellers, gte(at, to), isOwed));
  const found = await unionAll(within, discounts, now, since);
  const balances = found.filter((row) => row.kind === null);
  return {
    closing: balances.reduce((owed, { amount }) => owed - amount, 0),
    within: found.flatMap((row) => (row.kind === null ? [] : [{ ...row, kind: row.kind }])),
  };
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

/**
 * The balances of all sellers, or of one. Their accounts are added up in an index alone; of the entries only those since
 * the moment and those of disputes are read.
 */
export function findPayable(database: Sql, before: Date, sellerId?: string): Promise<PayableBalance[]> {
  const { account, amount, ownerId } = ledgerPostings;
  const ofSeller =
    sellerId === undefined ? isNotNull(ledgerEntries.sellerId) : eq(ledgerEntries.sellerId, sellerId);
  const only = (condition: SQL) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`;
  const own = database.$with('own').as(
    database
      .select({
        ownerId: sql<string>`${ownerId}`.as('owner_id'),
        currency: ledgerPostings.currency,
        owed: only(sql`${account} in ('payable', 'tax')`).as('owed'),
        tax: only(sql`${account} = 'tax'`).as('tax'),
        atProvider: only(sql`${account} = 'provider'`).as('at_provider'),
        inTransit: only(sql`${account} = 'transit'`).as('in_transit'),
      })
      .from(ledgerPostings)
      .where(
        and(
          sellerId === undefined ? isNotNull(ownerId) : eq(ownerId, sellerId),
          inArray(account, ['payable', 'tax', 'provider', 'transit']),
        ),
      )
      .groupBy(ownerId, ledgerPostings.currency),
  );
  const entriesWith = (name: string, accounts: readonly LedgerAccount[], condition: SQL | undefined) =>
    database.$with(name).as(
      database
        .select({
          ownerId: sql<string>`${ledgerEntries.sellerId}`.as(`${name}_owner`),
          currency: ledgerEntries.currency,
          amount: sql`sum(${amount})`.as(`${name}_amount`),
        })
        .from(ledgerEntries)
        .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
        .where(and(ofSeller, condition, inArray(account, [...accounts])))
        .groupBy(ledgerEntries.sellerId, ledgerEntries.currency),
    );
  const later = entriesWith(
    'later',
    ['payable', 'tax'],
    and(gte(ledgerEntries.at, before), notInArray(ledgerEntries.kind, ['payout_paid', 'payout_returned'])),
  );
  const disputed = entriesWith(
    'disputed',
    ['disputes'],
    inArray(ledgerEntries.kind, ['dispute_opened', 'dispute_won', 'dispute_lost']),
  );
  const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);
  return database
    .with(own, later, disputed)
    .select({
      sellerId: own.ownerId,
      currency: own.currency,
      owedThen: number(sql`coalesce(${later.amount}, 0) - ${own.owed}`),
      owedNow: number(sql`0 - ${own.owed}`),
      tax: number(sql`0 - ${own.tax}`),
      atProvider: number(sql`${own.atProvider}`),
      inTransit: number(sql`${own.inTransit}`),
      disputed: number(sql`coalesce(${disputed.amount}, 0)`),
    })
    .from(own)
    .leftJoin(later, and(eq(later.ownerId, own.ownerId), eq(later.currency, own.currency)))
    .leftJoin(disputed, and(eq(disputed.ownerId, own.ownerId), eq(disputed.currency, own.currency)))
    .orderBy(own.ownerId, own.currency);
}

/** What of a seller's sales is still to go back to buyers, in minor units. */
export async function findRefundsDue(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
): Promise<number> {
  const [found] = await database
    .select({ amount: total })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.sellerId, sellerId),
        eq(ledgerEntries.currency, currency),
        eq(ledgerPostings.account, 'refunds_due'),
      ),
    );
  return 0 - (found?.amount ?? 0);
}

const total = sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number);
