import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { people } from '../../accounts/people/people.table.ts';
import { orders } from '../../checkout/orders/orders.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { membershipChanged } from './memberships.errors.ts';
import { memberships } from './memberships.table.ts';
import { type PeriodRow, periods } from './periods.table.ts';

export const membershipPersonalTables: readonly PersonalTable[] = [
  {
    table: periods,
    byId: [periods.takenBy, periods.returnedBy],
    exported: { name: 'membershipCashTaken', columns: { amount: periods.amount, paidAt: periods.paidAt } },
    erased: { kept: 'cash is in the seller’s books; only the id of who took it is kept' },
  },
  {
    table: memberships,
    byId: [memberships.personId],
    exported: {
      name: 'memberships',
      columns: {
        planId: memberships.planId,
        joinedOn: memberships.joinedOn,
        paidThrough: memberships.paidThrough,
        frozenThrough: memberships.frozenThrough,
        trialThrough: memberships.trialThrough,
        canceledAt: memberships.canceledAt,
        cancelReason: memberships.cancelReason,
      },
    },
    // Orders and the ledger keep what was paid.
    erased: 'deleted',
  },
];

/** Throws 409 for a period that is paid already. */
export async function insertPeriod(database: Sql, row: PeriodRow): Promise<void> {
  await database
    .insert(periods)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'periods_start' ? membershipChanged() : error;
    });
}

/** As many as a screen shows: two years of months. */
const mostShown = 24;

export interface ShownPeriod extends PeriodRow {
  /** Who took the cash. */
  readonly takerName: string | null;
}

/** The latest first. */
export function findPeriods(database: Sql, membershipId: string): Promise<ShownPeriod[]> {
  const invoiceNumber = sql<string | null>`coalesce(${orders.invoiceNumber}, ${periods.invoiceNumber})`;
  return database
    .select({ ...getTableColumns(periods), invoiceNumber, takerName: people.name })
    .from(periods)
    .leftJoin(orders, eq(orders.id, periods.orderId))
    .leftJoin(people, eq(people.id, periods.takenBy))
    .where(eq(periods.membershipId, membershipId))
    .orderBy(desc(periods.id))
    .limit(mostShown);
}

/** The invoices of cash that a seller took in a span, and the credit notes of what it gave back then. */
export async function findCashDocuments(
  database: Sql,
  { personId, organizationId }: { readonly personId: string | null; readonly organizationId: string | null },
  { from, to }: { readonly from: Date; readonly to: Date },
) {
  const sellerId = organizationId ?? personId;
  // The platform has no desk.
  if (sellerId === null) return [];
  const isIn = (at: AnyPgColumn) => sql`(${at} >= ${from} and ${at} < ${to})`;
  const found = await database
    .select({ period: periods, buyer: people.name })
    .from(periods)
    .innerJoin(memberships, eq(memberships.id, periods.membershipId))
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(
      and(
        eq(memberships.sellerId, sellerId),
        isNotNull(periods.invoiceNumber),
        or(isIn(periods.paidAt), isIn(periods.returnedAt)),
      ),
    );
  return found.flatMap(({ period, buyer }) => {
    const { id, invoiceNumber, creditNoteNumber, paidAt, returnedAt, currency, amount, tax, taxRate } =
      period;
    const common = { buyer, buyerAddress: null, buyerTaxNumber: null, reference: id, currency, taxRate };
    const document = (
      kind: 'invoice' | 'credit_note',
      number: string | null,
      at: Date | null,
      sign: 1 | -1,
    ) =>
      number === null || at === null || at < from || at >= to
        ? []
        : [
            {
              ...common,
              kind,
              number,
              at,
              invoice: kind === 'credit_note' ? invoiceNumber : null,
              title: period.soldTitle ?? '',
              tax: sign * (tax ?? 0),
              total: sign * amount,
            },
          ];
    return [
      ...document('invoice', invoiceNumber, paidAt, 1),
      ...document('credit_note', creditNoteNumber, returnedAt, -1),
    ];
  });
}

/** How many were ever paid, those whose money went back too. */
export async function countPeriods(database: Sql, membershipId: string): Promise<number> {
  const [found] = await database
    .select({ all: count() })
    .from(periods)
    .where(eq(periods.membershipId, membershipId));
  return found?.all ?? 0;
}

/** The last that is paid for. */
export async function findLastPaid(database: Sql, membershipId: string): Promise<PeriodRow | null> {
  const [found] = await database
    .select()
    .from(periods)
    .where(paidOf(membershipId))
    .orderBy(desc(periods.endsOn))
    .limit(1);
  return found ?? null;
}

/** Whole periods that are paid for and not over, the first one first. */
export function findPaidFrom(database: Sql, membershipId: string, day: string): Promise<PeriodRow[]> {
  return database
    .select()
    .from(periods)
    .where(and(paidOf(membershipId), gte(periods.endsOn, day)))
    .orderBy(asc(periods.startsOn));
}

/** What was paid to change plans is no period. */
function paidOf(membershipId: string) {
  return and(eq(periods.membershipId, membershipId), isNull(periods.returnedAt), isNull(periods.fromPlanId));
}

export async function updatePeriod(database: Sql, id: string, change: Partial<PeriodRow>): Promise<void> {
  await database.update(periods).set(change).where(eq(periods.id, id));
}

/** One of a membership. */
export async function findPeriod(database: Sql, membershipId: string, id: string): Promise<PeriodRow | null> {
  const [found] = await database
    .select()
    .from(periods)
    .where(and(eq(periods.membershipId, membershipId), eq(periods.id, id)));
  return found ?? null;
}

/** Gives those that were not returned before. */
export function returnPeriods(
  database: Sql,
  unitIds: readonly string[],
  returnedAt: Date,
): Promise<PeriodRow[]> {
  return database
    .update(periods)
    .set({ returnedAt })
    .where(and(inArray(periods.unitId, [...unitIds]), isNull(periods.returnedAt)))
    .returning();
}
