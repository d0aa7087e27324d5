import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails } from '../details/details.table.ts';
import { soldAddOns } from '../tickets/sold-add-ons.table.ts';
import { tickets } from '../tickets/tickets.table.ts';

export function countValidTickets(database: Sql, groupIds: readonly string[]): Promise<number> {
  return database.$count(tickets, and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')));
}

/** Makes all tickets of an event void, with what was bought beside them; gives whose they were. */
export async function voidAllTickets(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .update(tickets)
    .set({ state: 'void' })
    .where(and(eq(tickets.groupId, groupId), eq(tickets.state, 'valid')))
    .returning({ personId: tickets.personId });
  await database
    .update(soldAddOns)
    .set({ state: 'void' })
    .where(and(eq(soldAddOns.groupId, groupId), eq(soldAddOns.state, 'valid')));
  return [...new Set(rows.flatMap(({ personId }) => personId ?? []))];
}

/** Those of these events that are canceled, with why. */
export function findCanceledEvents(
  database: Sql,
  groupIds: readonly string[],
): Promise<{ groupId: string; name: string; reason: string }[]> {
  return database
    .select({ groupId: groups.id, name: groups.name, reason: eventDetails.cancelReason })
    .from(eventDetails)
    .innerJoin(groups, eq(groups.id, eventDetails.groupId))
    .where(and(inArray(eventDetails.groupId, [...groupIds]), isNotNull(eventDetails.canceledAt)));
}

/** People who have or had tickets of these events, as `event person`. */
export async function findHolders(database: Sql, groupIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ groupId: tickets.groupId, personId: tickets.personId })
    .from(tickets)
    .where(and(inArray(tickets.groupId, [...groupIds]), isNotNull(tickets.personId)));
  return new Set(rows.map(({ groupId, personId }) => `${groupId} ${personId}`));
}
