import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';

/** Who handled cash. */
export const ledgerPersonalTables: readonly PersonalTable[] = [
  {
    table: ledgerEntries,
    byId: [ledgerEntries.handledBy],
    exported: null,
    erased: { kept: 'the books name who took cash; only the id is kept' },
  },
];

/** Cash of one person at a seller's desk. */
export interface CashTaken {
  /** null: it wasn't noted. */
  readonly personId: string | null;
  readonly name: string | null;
  /** Taken less given back, in minor units. */
  readonly amount: number;
}

/**
 * What was taken at a seller's own desk in a span, less what went back there, by who handled it, the most first. It never
 * passes us: no statement line has it.
 */
export function findCashTaken(
  database: Sql,
  sellerId: string,
  currency: CurrencyCode,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<CashTaken[]> {
  const { account, ownerId } = ledgerPostings;
  const isTheirs = and(eq(ownerId, sellerId), eq(account, 'cash'), eq(ledgerPostings.currency, currency));
  return database
    .select({ personId: ledgerEntries.handledBy, name: people.name, amount: total })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .leftJoin(people, eq(people.id, ledgerEntries.handledBy))
    .where(and(isTheirs, gte(ledgerEntries.at, from), lt(ledgerEntries.at, to)))
    .groupBy(ledgerEntries.handledBy, people.name)
    .orderBy(desc(total), asc(ledgerEntries.handledBy));
}

const total = sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number);
