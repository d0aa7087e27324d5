import { type WaitingState, waitingMoves } from '@chalkline/contract/waiting-list.lifecycle.ts';
import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { type WaitingTicketRow, waitingTickets } from './waiting.table.ts';

const open = inArray(waitingTickets.state, ['waiting', 'offered']);

export interface Waiting extends WaitingTicketRow {
  readonly name: string;
  readonly typeName: string;
}

/** Who waits for tickets to an event or has an offer, in the order in which they joined. */
export function findWaiting(database: Sql, groupId: string): Promise<Waiting[]> {
  return database
    .select({ ...getTableColumns(waitingTickets), name: people.name, typeName: ticketTypes.name })
    .from(waitingTickets)
    .innerJoin(people, eq(people.id, waitingTickets.personId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitingTickets.typeId))
    .where(and(eq(waitingTickets.groupId, groupId), open))
    .orderBy(asc(waitingTickets.joinedAt), asc(waitingTickets.id));
}

/** How many wait for each type of these events, and how many of them have an offer. */
export function countWaiting(
  database: Sql,
  groupIds: readonly string[],
): Promise<{ typeId: string; state: WaitingState; count: number }[]> {
  return database
    .select({ typeId: waitingTickets.typeId, state: waitingTickets.state, count: count() })
    .from(waitingTickets)
    .where(and(inArray(waitingTickets.groupId, [...groupIds]), open))
    .groupBy(waitingTickets.typeId, waitingTickets.state);
}

/** Whether a ticket is held for somebody on a list. */
export async function isOffered(database: Sql, waitingId: string): Promise<boolean> {
  const offered = and(eq(waitingTickets.id, waitingId), eq(waitingTickets.state, 'offered'));
  return (await database.$count(waitingTickets, offered)) > 0;
}

/** Events for which somebody waits or has an offer. */
export async function findEventsWithWaiting(database: Sql): Promise<string[]> {
  const found = await database
    .selectDistinct({ id: waitingTickets.groupId })
    .from(waitingTickets)
    .where(open);
  return found.map(({ id }) => id);
}

/** Who is on the list already stays where they are. */
export async function insertWaiting(database: Sql, row: WaitingTicketRow): Promise<void> {
  await database.insert(waitingTickets).values(row).onConflictDoNothing();
}

/** Moves somebody on; false where they are no longer in a state that allows it. */
export async function moveWaiting(
  database: Sql,
  id: string,
  to: WaitingState,
  offerUntil?: Date,
): Promise<boolean> {
  const from = (Object.keys(waitingMoves) as WaitingState[]).filter((state) =>
    waitingMoves[state].includes(to),
  );
  const { rowCount } = await database
    .update(waitingTickets)
    .set({ state: to, ...(offerUntil && { offerUntil }) })
    .where(and(eq(waitingTickets.id, id), inArray(waitingTickets.state, from)));
  return rowCount === 1;
}

/** Places on lists with what a notice about them says. */
export function findWaitingForNotices(database: Sql, ids: readonly string[]) {
  return database
    .select({
      place: getTableColumns(waitingTickets),
      typeName: ticketTypes.name,
      event: { name: groups.name, archivedAt: groups.archivedAt, zone: eventDetails.zone },
    })
    .from(waitingTickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, waitingTickets.typeId))
    .innerJoin(groups, eq(groups.id, waitingTickets.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, waitingTickets.groupId))
    .where(inArray(waitingTickets.id, [...ids]));
}
export type WaitingForNotice = Awaited<ReturnType<typeof findWaitingForNotices>>[number];

/** When an event ends; null where nothing of it is sold anymore: it was canceled or deleted. */
export async function findEndOfOpen(database: Sql, groupId: string): Promise<Date | null> {
  const [found] = await database
    .select({ endsAt: groups.endsAt, archivedAt: groups.archivedAt, canceledAt: eventDetails.canceledAt })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .where(eq(groups.id, groupId));
  return found && !found.archivedAt && !found.canceledAt ? found.endsAt : null;
}
