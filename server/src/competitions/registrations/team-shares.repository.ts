import {
  type TeamPaymentState,
  teamPaymentMoves,
} from '@chalkline/contract/competitions/team-payment.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { orderLines } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { type TeamPaymentRow, type TeamShareRow, teamPayments, teamShares } from './team-shares.table.ts';

export async function insertTeamPayment(
  database: Sql,
  payment: TeamPaymentRow,
  shares: readonly TeamShareRow[],
): Promise<void> {
  await database.insert(teamPayments).values(payment);
  await database.insert(teamShares).values([...shares]);
}

export async function findTeamPayment(database: Sql, entryId: string): Promise<TeamPaymentRow | null> {
  const [found] = await database.select().from(teamPayments).where(eq(teamPayments.entryId, entryId));
  return found ?? null;
}

/** How many shares of these teams are paid; teams whose captain paid for all are left out. */
export function countShares(
  database: Sql,
  entryIds: readonly string[],
): Promise<{ entryId: string; paid: number; all: number }[]> {
  return database
    .select({
      entryId: teamShares.entryId,
      paid: sql<number>`count(${teamShares.unitId})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(teamShares)
    .where(inArray(teamShares.entryId, [...entryIds]))
    .groupBy(teamShares.entryId);
}

/** The captain's first. */
export function findShares(database: Sql, entryId: string): Promise<TeamShareRow[]> {
  return database
    .select()
    .from(teamShares)
    .where(eq(teamShares.entryId, entryId))
    .orderBy(asc(teamShares.position), asc(teamShares.id));
}

export type ShareFound = Awaited<ReturnType<typeof findSharesById>>[number];

/** Shares of teams in a competition. */
export function findSharesById(database: Sql, competitionId: string, ids: readonly string[]) {
  const { id, name, state, divisionId } = entries;
  return database
    .select({
      share: getTableColumns(teamShares),
      payment: getTableColumns(teamPayments),
      entry: { id, name, state, divisionId },
    })
    .from(teamShares)
    .innerJoin(teamPayments, eq(teamPayments.entryId, teamShares.entryId))
    .innerJoin(entries, eq(entries.id, teamShares.entryId))
    .where(and(eq(teamPayments.competitionId, competitionId), inArray(teamShares.id, [...ids])));
}

/** Whether a share can be paid: nobody has, and its team still has time. */
export async function isShareOpen(database: Sql, shareId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: teamShares.id })
    .from(teamShares)
    .innerJoin(teamPayments, eq(teamPayments.entryId, teamShares.entryId))
    .where(and(eq(teamShares.id, shareId), isNull(teamShares.unitId), eq(teamPayments.state, 'collecting')));
  return found !== undefined;
}

/** Whether an order pays for a share of a team that has lost its place, or gave it back. */
export async function paysLostTeam(database: Sql, orderId: string): Promise<boolean> {
  const [found] = await database
    .select({ id: teamShares.id })
    .from(orderLines)
    .innerJoin(teamShares, eq(sql`${teamShares.id}::text`, sql`${orderLines.details} ->> 'shareId'`))
    .innerJoin(teamPayments, eq(teamPayments.entryId, teamShares.entryId))
    .innerJoin(entries, eq(entries.id, teamShares.entryId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        or(ne(teamPayments.state, 'collecting'), ne(entries.state, 'active')),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Of these orders, those that pay for shares of a team. */
export async function findSharesOfOrders(
  database: Sql,
  entryId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const found = await database
    .selectDistinct({ orderId: orderLines.orderId })
    .from(orderLines)
    .innerJoin(teamShares, eq(sql`${teamShares.id}::text`, sql`${orderLines.details} ->> 'shareId'`))
    .where(and(inArray(orderLines.orderId, [...orderIds]), eq(teamShares.entryId, entryId)));
  return found.map(({ orderId }) => orderId);
}

/** Gives the team; null where the share is paid already. */
export async function payShare(
  database: Sql,
  shareId: string,
  { orderId, unitId }: { readonly orderId: string; readonly unitId: string },
): Promise<string | null> {
  const [paid] = await database
    .update(teamShares)
    .set({ orderId, unitId })
    .where(and(eq(teamShares.id, shareId), isNull(teamShares.unitId)))
    .returning({ entryId: teamShares.entryId });
  return paid?.entryId ?? null;
}

/** Shares that these pieces of orders paid are open again. */
export function reopenShares(database: Sql, unitIds: readonly string[]): Promise<TeamShareRow[]> {
  return database
    .update(teamShares)
    .set({ orderId: null, unitId: null })
    .where(inArray(teamShares.unitId, [...unitIds]))
    .returning();
}

/** The share that a piece of an order pays. */
export async function findShareOf(database: Sql, unitId: string): Promise<TeamShareRow | null> {
  const [found] = await database.select().from(teamShares).where(eq(teamShares.unitId, unitId));
  return found ?? null;
}

/** Two members change places: what was paid for them goes along. */
export async function swapShares(
  database: Sql,
  entryId: string,
  [one, other]: readonly [number, number],
): Promise<void> {
  await database
    .update(teamShares)
    .set({
      position: sql`case when ${teamShares.position} = ${one}::integer then ${other}::integer else ${one}::integer end`,
    })
    .where(and(eq(teamShares.entryId, entryId), inArray(teamShares.position, [one, other])));
}

/** Whether it was in a state that allows it. */
export async function moveTeamPayment(
  database: Sql,
  entryId: string,
  to: TeamPaymentState,
  change: Partial<Pick<TeamPaymentRow, 'dueAt'>> = {},
): Promise<boolean> {
  const from = (Object.keys(teamPaymentMoves) as TeamPaymentState[]).filter((state) =>
    teamPaymentMoves[state].includes(to),
  );
  const { rowCount } = await database
    .update(teamPayments)
    .set({ state: to, ...change })
    .where(and(eq(teamPayments.entryId, entryId), inArray(teamPayments.state, from)));
  return rowCount === 1;
}

/** Gives a team that is collecting more time. */
export async function moveTeamDeadline(database: Sql, entryId: string, dueAt: Date): Promise<void> {
  await database
    .update(teamPayments)
    .set({ dueAt })
    .where(and(eq(teamPayments.entryId, entryId), eq(teamPayments.state, 'collecting')));
}

/** Where a competition starts earlier, teams have time to the start, or until `least` if that is later. */
export async function clampDeadlines(
  database: Sql,
  competitionId: string,
  startsAt: Date,
  least: Date,
): Promise<void> {
  const latest = new Date(Math.max(startsAt.getTime(), least.getTime()));
  await database
    .update(teamPayments)
    .set({ dueAt: latest })
    .where(
      and(
        eq(teamPayments.competitionId, competitionId),
        eq(teamPayments.state, 'collecting'),
        gt(teamPayments.dueAt, latest),
      ),
    );
}

/** No team of a competition pays anymore. */
export async function endAllTeamPayments(database: Sql, competitionId: string): Promise<void> {
  await database
    .update(teamPayments)
    .set({ state: 'withdrawn' })
    .where(
      and(eq(teamPayments.competitionId, competitionId), inArray(teamPayments.state, ['collecting', 'paid'])),
    );
}

export async function markTeamReminded(database: Sql, entryId: string, at: Date): Promise<void> {
  await database.update(teamPayments).set({ remindedAt: at }).where(eq(teamPayments.entryId, entryId));
}

/** Teams, or this one, whose time to pay is over within a day, and that weren't reminded in it. */
export function findTeamsToRemind(database: Sql, now: Date, entryId?: string): Promise<TeamPaymentRow[]> {
  const { dueAt, remindedAt, dueHours } = teamPayments;
  const tomorrow = new Date(now.getTime() + day);
  const dayBefore = sql`${dueAt} - interval '1 day'`;
  return database
    .select()
    .from(teamPayments)
    .where(
      and(
        eq(teamPayments.state, 'collecting'),
        gt(dueAt, now),
        lte(dueAt, tomorrow),
        // Who has no more than a day anyway knows from the start.
        gt(dueHours, 24),
        or(isNull(remindedAt), lt(remindedAt, dayBefore)),
        entryId === undefined ? undefined : eq(teamPayments.entryId, entryId),
      ),
    )
    .orderBy(asc(dueAt), asc(teamPayments.entryId));
}

/** Teams whose time to pay is over at a moment. */
export function findTeamsDueBefore(database: Sql, now: Date): Promise<TeamPaymentRow[]> {
  return database
    .select()
    .from(teamPayments)
    .where(and(eq(teamPayments.state, 'collecting'), lte(teamPayments.dueAt, now)))
    .orderBy(asc(teamPayments.dueAt), asc(teamPayments.entryId));
}

/** Teams with what a notice about their payment says. */
export function findTeamPaymentsForNotices(database: Sql, entryIds: readonly string[]) {
  const { id, name, state, zone } = competitions;
  return database
    .select({
      entryId: teamPayments.entryId,
      name: entries.name,
      dueAt: teamPayments.dueAt,
      state: teamPayments.state,
      competition: { id, name, state, zone },
    })
    .from(teamPayments)
    .innerJoin(entries, eq(entries.id, teamPayments.entryId))
    .innerJoin(competitions, eq(competitions.id, teamPayments.competitionId))
    .where(inArray(teamPayments.entryId, [...entryIds]));
}
