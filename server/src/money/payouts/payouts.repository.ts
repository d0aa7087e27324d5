import type { PayoutState } from '@chalkline/contract/money/money.lifecycles.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { descending, type KeysetPage, keyset, newestFirst, pageOf } from '../../platform/database/keyset.ts';
import { type PayoutAccountRow, payoutAccounts } from '../sellers/sellers.table.ts';
import { type PayoutRow, payoutRuns, payouts } from './payouts.table.ts';

export const payoutOrder = newestFirst(payouts.id);

/** True where the month's payouts were not planned before. */
export async function insertRun(database: Sql, month: string, ranAt: Date): Promise<boolean> {
  const { rowCount } = await database.insert(payoutRuns).values({ month, ranAt }).onConflictDoNothing();
  return rowCount === 1;
}

export async function hasRun(database: Sql, month: string): Promise<boolean> {
  return (await database.$count(payoutRuns, eq(payoutRuns.month, month))) > 0;
}

export async function insertPayouts(database: Sql, rows: readonly PayoutRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(payouts).values([...rows]);
}

export function findAccounts(database: Sql): Promise<PayoutAccountRow[]> {
  return database.select().from(payoutAccounts);
}

/** Payouts that are planned or on their way, the oldest first, after one. */
export function findOpen(database: Sql, after: string | null, limit: number): Promise<PayoutRow[]> {
  return database
    .select()
    .from(payouts)
    .where(
      and(
        inArray(payouts.state, ['planned', 'in_transit']),
        after === null ? undefined : gt(payouts.id, after),
      ),
    )
    .orderBy(asc(payouts.id))
    .limit(limit);
}

export async function lockPayout(database: Sql, payoutId: string): Promise<PayoutRow> {
  const [found] = await database.select().from(payouts).where(eq(payouts.id, payoutId)).for('update');
  if (!found) throw new Error('a payout with news is missing');
  return found;
}

export async function findByReference(
  database: Sql,
  provider: string,
  reference: string,
): Promise<PayoutRow | null> {
  const [found] = await database
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.reference, reference)));
  return found ?? null;
}

export function findPayouts(database: Sql, payoutIds: readonly string[]): Promise<PayoutRow[]> {
  return database
    .select()
    .from(payouts)
    .where(inArray(payouts.id, [...payoutIds]));
}

/** Changes a payout that is still in this state. */
export async function changePayout(
  database: Sql,
  payoutId: string,
  from: PayoutState,
  change: Partial<PayoutRow>,
): Promise<void> {
  await database
    .update(payouts)
    .set(change)
    .where(and(eq(payouts.id, payoutId), eq(payouts.state, from)));
}

export function findPayoutsOf(database: Sql, sellerId: string, page: KeysetPage): Promise<PayoutRow[]> {
  return pageOf(database.select().from(payouts).$dynamic(), eq(payouts.sellerId, sellerId), page);
}

export interface PayoutRun {
  readonly month: string;
  readonly ranAt: Date;
  readonly planned: number;
  readonly inTransit: number;
  readonly paid: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Latest first. */
export const runOrder = keyset<PayoutRun>(descending(payoutRuns.month, ({ month }) => month));

export function findRuns(database: Sql, page: KeysetPage): Promise<PayoutRun[]> {
  // With its table: a bare `month` would be the payout's own.
  const those = (state: PayoutState) => sql<number>`(select count(*)::int from ${payouts}
    where ${payouts.month} = ${payoutRuns}.month and ${payouts.state} = ${state})`;
  const query = database
    .select({
      month: payoutRuns.month,
      ranAt: payoutRuns.ranAt,
      planned: those('planned'),
      inTransit: those('in_transit'),
      paid: those('paid'),
      failed: those('failed'),
      skipped: those('skipped'),
    })
    .from(payoutRuns)
    .$dynamic();
  return pageOf(query, undefined, page);
}

/** Payouts of a run, for its report. */
export function findPayoutsOfMonth(
  database: Sql,
  { month, state }: { readonly month: string; readonly state: PayoutState | undefined },
  page: KeysetPage,
): Promise<PayoutRow[]> {
  const wanted = and(eq(payouts.month, month), state && eq(payouts.state, state));
  return pageOf(database.select().from(payouts).$dynamic(), wanted, page);
}
