import { and, asc, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ticketTypes } from '../details/details.table.ts';
import { tickets } from '../tickets/tickets.table.ts';
import { type NewScan, type ScanRow, scans } from './door.table.ts';

/** The ticket is locked, so no other scan takes this number. */
export async function insertScan(database: Sql, row: Omit<NewScan, 'number'>): Promise<void> {
  const earlier = await database.$count(scans, eq(scans.ticketId, row.ticketId));
  await database.insert(scans).values({ ...row, number: earlier + 1 });
}

export async function strikeScan(
  database: Sql,
  id: string,
  change: Pick<ScanRow, 'undoneAt' | 'undoneBy'>,
): Promise<void> {
  await database.update(scans).set(change).where(eq(scans.id, id));
}

const logged = {
  id: scans.id,
  ticketId: scans.ticketId,
  number: scans.number,
  kind: scans.kind,
  at: scans.at,
  gate: scans.gate,
  reason: scans.reason,
  by: people.name,
  isQueued: sql<boolean>`${scans.device} is not null`,
  clockAhead: scans.clockAhead,
  receivedAt: scans.receivedAt,
  conflict: scans.conflict,
  settledAt: scans.settledAt,
};

function selectScans(database: Sql) {
  return database.select(logged).from(scans).leftJoin(people, eq(people.id, scans.createdBy)).$dynamic();
}

export type ScanSeen = Awaited<ReturnType<typeof selectScans>>[number];

/** By time, with who made them; without those that were undone. */
export function findScans(database: Sql, ticketId: string): Promise<ScanSeen[]> {
  return selectScans(database)
    .where(and(eq(scans.ticketId, ticketId), isNull(scans.undoneAt)))
    .orderBy(asc(scans.at), asc(scans.number));
}

/** Who let in each ticket of an event that is in. */
export async function findWhoLetIn(database: Sql, groupId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .select({ ticketId: scans.ticketId, by: people.name })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .innerJoin(people, eq(people.id, scans.createdBy))
    .where(
      and(
        eq(tickets.groupId, groupId),
        isNotNull(tickets.checkedInAt),
        eq(scans.kind, 'in'),
        eq(scans.at, tickets.checkedInAt),
        isNull(scans.undoneAt),
        isNull(scans.conflict),
      ),
    );
  return new Map(rows.map(({ ticketId, by }) => [ticketId, by]));
}

export async function findByNonce(
  database: Sql,
  ticketId: string,
  nonce: string,
): Promise<Pick<ScanRow, 'id' | 'conflict' | 'undoneAt'> | null> {
  const [row] = await database
    .select({ id: scans.id, conflict: scans.conflict, undoneAt: scans.undoneAt })
    .from(scans)
    .where(and(eq(scans.ticketId, ticketId), eq(scans.nonce, nonce)));
  return row ?? null;
}

/** The place of a pass on a date that a scan is kept with; null: there is no such scan yet. */
export async function findPlaceOfScan(
  database: Sql,
  groupId: string,
  passId: string,
  nonce: string,
): Promise<string | null> {
  const [row] = await database
    .select({ id: tickets.id })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(and(eq(tickets.groupId, groupId), eq(tickets.passId, passId), eq(scans.nonce, nonce)));
  return row?.id ?? null;
}

/** Marks the scans of a ticket that were let in twice, and no others. What was settled stays as it is. */
export async function markConflicts(database: Sql, ticketId: string, ids: readonly string[]): Promise<void> {
  const open = and(
    eq(scans.ticketId, ticketId),
    isNull(scans.settledAt),
    or(isNull(scans.conflict), eq(scans.conflict, 'already_in')),
  );
  const isOne = ids.length > 0 ? notInArray(scans.id, [...ids]) : undefined;
  await database
    .update(scans)
    .set({ conflict: null })
    .where(and(open, isNotNull(scans.conflict), isOne));
  for (const id of ids)
    await database
      .update(scans)
      .set({ conflict: 'already_in' })
      .where(and(open, eq(scans.id, id)));
}

const toSettle = and(isNotNull(scans.conflict), isNull(scans.settledAt), isNull(scans.undoneAt));

export async function countConflicts(database: Sql, groupId: string): Promise<number> {
  const [row] = await database
    .select({ found: sql<number>`count(*)::int` })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(and(eq(tickets.groupId, groupId), toSettle));
  return row?.found ?? 0;
}

/** Tickets with a scan to settle, oldest first. */
export function findConflicts(database: Sql, groupId: string) {
  return database
    .select({
      scanId: scans.id,
      conflict: scans.conflict,
      ticketId: tickets.id,
      holderName: tickets.holderName,
      typeName: ticketTypes.name,
    })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(and(eq(tickets.groupId, groupId), toSettle))
    .orderBy(asc(scans.at), asc(scans.id));
}

/** The scan of an event that conflicts, settled or not. */
export async function findConflict(
  database: Sql,
  groupId: string,
  scanId: string,
): Promise<Pick<ScanRow, 'settlement' | 'settledNote'> | null> {
  const [row] = await database
    .select({ settlement: scans.settlement, settledNote: scans.settledNote })
    .from(scans)
    .innerJoin(tickets, eq(tickets.id, scans.ticketId))
    .where(and(eq(tickets.groupId, groupId), eq(scans.id, scanId), isNotNull(scans.conflict)));
  return row ?? null;
}

/** False where somebody else was first. */
export async function settleScan(
  database: Sql,
  scanId: string,
  change: Pick<ScanRow, 'settlement' | 'settledNote' | 'settledAt' | 'settledBy'>,
): Promise<boolean> {
  const done = await database
    .update(scans)
    .set(change)
    .where(and(eq(scans.id, scanId), isNull(scans.settledAt)))
    .returning({ id: scans.id });
  return done.length > 0;
}
