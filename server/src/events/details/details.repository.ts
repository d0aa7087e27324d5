import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type EventDetailsRow, eventDetails, type TicketTypeRow, ticketTypes } from './details.table.ts';

export function findEventDetails(database: Sql, groupIds: readonly string[]): Promise<EventDetailsRow[]> {
  return database
    .select()
    .from(eventDetails)
    .where(inArray(eventDetails.groupId, [...groupIds]));
}

/** What decides whether tickets can still be handed over stays until the transaction ends. */
export async function keepsPlace(database: Sql, groupId: string): Promise<boolean> {
  const found = await database
    .select({ canceledAt: eventDetails.canceledAt })
    .from(eventDetails)
    .where(eq(eventDetails.groupId, groupId))
    .for('share');
  return found.length > 0 && found[0]?.canceledAt === null;
}

/** False if it was canceled before. What is sold at the same moment is sold before or after it. */
export async function cancelDetails(
  database: Sql,
  groupId: string,
  change: { readonly canceledAt: Date; readonly cancelReason: string },
): Promise<boolean> {
  const { rowCount } = await database
    .update(eventDetails)
    .set(change)
    .where(and(eq(eventDetails.groupId, groupId), isNull(eventDetails.canceledAt)));
  return rowCount === 1;
}

/** The key, who sells, a cancellation, the reminder and its series stay what they were. */
export async function saveEventDetails(database: Sql, row: EventDetailsRow): Promise<void> {
  const { signingKey: _key, canceledAt: _at, cancelReason: _reason, remindedOf: _of, ...others } = row;
  const { seriesId: _series, seriesDay: _day, sellerOrganizationId: _seller, ...facts } = others;
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

/** Which of these are ticket types, on sale or not, and whether each asks who comes to answer and sign. */
export async function findAskingTypes(
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await database
    .select({ id: ticketTypes.id, asksPapers: ticketTypes.asksPapers })
    .from(ticketTypes)
    .where(inArray(ticketTypes.id, [...ids]));
  return new Map(rows.map(({ id, asksPapers }) => [id, asksPapers]));
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
