import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type EventDetailsRow, eventDetails, type TicketTypeRow, ticketTypes } from './details.table.ts';

export function findEventDetails(database: Sql, groupIds: readonly string[]): Promise<EventDetailsRow[]> {
  return database
    .select()
    .from(eventDetails)
    .where(inArray(eventDetails.groupId, [...groupIds]));
}

/** The key stays what it was when the event was created. */
export async function saveEventDetails(database: Sql, row: EventDetailsRow): Promise<void> {
  const { signingKey: _kept, ...facts } = row;
  await database
    .insert(eventDetails)
    .values(row)
    .onConflictDoUpdate({ target: eventDetails.groupId, set: facts });
}

/** Those on offer, in their order. */
export function findTicketTypes(database: Sql, groupIds: readonly string[]): Promise<TicketTypeRow[]> {
  return database
    .select()
    .from(ticketTypes)
    .where(and(inArray(ticketTypes.groupId, [...groupIds]), isNull(ticketTypes.retiredAt)))
    .orderBy(ticketTypes.groupId, ticketTypes.position);
}

/** These and no others are on offer from now on. */
export async function saveTicketTypes(
  database: Sql,
  groupId: string,
  rows: readonly TicketTypeRow[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await database
    .update(ticketTypes)
    .set({ retiredAt: now })
    .where(
      and(
        eq(ticketTypes.groupId, groupId),
        isNull(ticketTypes.retiredAt),
        ids.length > 0 ? notInArray(ticketTypes.id, ids) : sql`true`,
      ),
    );
  for (const row of rows) {
    const { id: _id, groupId: _groupId, ...facts } = row;
    await database.insert(ticketTypes).values(row).onConflictDoUpdate({ target: ticketTypes.id, set: facts });
  }
}
