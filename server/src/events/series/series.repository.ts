import { and, eq, inArray, sql } from 'drizzle-orm';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails } from '../details/details.table.ts';
import { doors } from '../door/door.table.ts';
import { tickets } from '../tickets/tickets.table.ts';

/** Those of these events that somebody has a good ticket to. Nobody gets one until the transaction ends. */
export async function findSold(database: Sql, groupIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set();
  await database
    .select({ id: groups.id })
    .from(groups)
    .where(inArray(groups.id, [...groupIds]))
    .orderBy(groups.id)
    .for('update');
  const rows = await database
    .selectDistinct({ groupId: tickets.groupId })
    .from(tickets)
    .where(and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')));
  return new Set(rows.map(({ groupId }) => groupId));
}

/** The door of each of these works as that of an event. */
export async function copyDoor(database: Sql, groupId: string, others: readonly string[]): Promise<void> {
  const [row] = await database.select().from(doors).where(eq(doors.groupId, groupId));
  if (row && others.length > 0)
    await database.insert(doors).values(others.map((id) => ({ ...row, groupId: id })));
}

/** All dates have one cover. */
export async function shareCover(database: Sql, seriesId: string, imageId: string | null): Promise<void> {
  await database
    .update(groups)
    .set({ imageId })
    .where(
      sql`${groups.id} in (select ${eventDetails.groupId} from ${eventDetails} where ${eventDetails.seriesId} = ${seriesId})`,
    );
}

/** Who has a good ticket to which of these events, earliest first. */
export async function findHoldersOf(
  database: Sql,
  groupIds: readonly string[],
): Promise<{ groupId: string; personId: string }[]> {
  if (groupIds.length === 0) return [];
  const rows = await database
    .selectDistinct({ groupId: tickets.groupId, personId: tickets.personId, startsAt: groups.startsAt })
    .from(tickets)
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .where(and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')))
    .orderBy(groups.startsAt, tickets.groupId);
  return rows.flatMap(({ groupId, personId }) => (personId ? [{ groupId, personId }] : []));
}

export async function findMovedEvents(database: Sql, groupIds: readonly string[]) {
  return database
    .select({
      id: groups.id,
      name: groups.name,
      startsAt: groups.startsAt,
      endsAt: groups.endsAt,
      archivedAt: groups.archivedAt,
      place: eventDetails.place,
      zone: eventDetails.zone,
      canceledAt: eventDetails.canceledAt,
    })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .where(inArray(groups.id, [...groupIds]));
}
