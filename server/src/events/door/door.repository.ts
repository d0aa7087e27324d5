import type { AttendanceState, DoorTotals } from '@chalkline/contract/events/door.schema.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { ticketTypes } from '../details/details.table.ts';
import { addOnsText } from '../tickets/sold-add-ons.table.ts';
import { type TicketRow, tickets } from '../tickets/tickets.table.ts';
import { type DoorRow, doors } from './door.table.ts';

export async function findSettings(database: Sql, groupId: string): Promise<DoorRow | null> {
  const [row] = await database.select().from(doors).where(eq(doors.groupId, groupId));
  return row ?? null;
}

export async function saveSettings(database: Sql, row: DoorRow): Promise<void> {
  const { groupId: _groupId, ...settings } = row;
  await database.insert(doors).values(row).onConflictDoUpdate({ target: doors.groupId, set: settings });
}

/** Tickets that were passed on come on their own: their holders aren't with the buyer. */
const others = sql<number>`(select count(*)::int from ${tickets} as "other"
  where "other"."order_id" = ${tickets.orderId} and "other"."group_id" = ${tickets.groupId}
    and "other"."id" <> ${tickets.id} and "other"."state" = 'valid' and "other"."checked_in_at" is null
    and "other"."serial" = 1 and ${tickets.serial} = 1)`;

const columns = {
  id: tickets.id,
  groupId: tickets.groupId,
  orderId: tickets.orderId,
  holderName: tickets.holderName,
  state: tickets.state,
  serial: tickets.serial,
  checkedInAt: tickets.checkedInAt,
  checkedOutAt: tickets.checkedOutAt,
  gate: tickets.gate,
  paperId: tickets.paperId,
  typeName: ticketTypes.name,
  addOns: addOnsText,
  others,
};

function selectAttendees(database: Sql) {
  return database
    .select(columns)
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .$dynamic();
}

export type Attendee = Awaited<ReturnType<typeof selectAttendees>>[number];

/** With whether a waiver or an answer is missing. */
export interface AttendeeSeen extends Attendee {
  readonly isMissingPapers: boolean;
}

interface AttendeeFilter {
  readonly search: string | undefined;
  readonly status: AttendanceState | undefined;
}

/** By name. */
export const attendeeOrder = keyset<Attendee>(
  ascending(tickets.holderName, ({ holderName }) => holderName),
  ascending(tickets.id, ({ id }) => id),
);

export function findAttendees(
  database: Sql,
  groupId: string,
  filter: AttendeeFilter,
  page: KeysetPage,
): Promise<Attendee[]> {
  return pageOf(selectAttendees(database), isWanted(groupId, filter), page);
}

export function countAttendees(database: Sql, groupId: string, filter: AttendeeFilter): Promise<number> {
  return database.$count(tickets, isWanted(groupId, filter));
}

/** Everybody with a good ticket, by name. */
export function findAllAttendees(database: Sql, groupId: string): Promise<Attendee[]> {
  return selectAttendees(database)
    .where(isWanted(groupId, { search: undefined, status: undefined }))
    .orderBy(asc(tickets.holderName), asc(tickets.id));
}

/** Every ticket, as devices keep them. */
export function findKeptTickets(database: Sql, groupId: string) {
  const { others: _, groupId: __, ...kept } = columns;
  return database
    .select(kept)
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(eq(tickets.groupId, groupId))
    .orderBy(asc(tickets.holderName), asc(tickets.id));
}

function isWanted(groupId: string, { search, status }: AttendeeFilter): SQL | undefined {
  return and(
    eq(tickets.groupId, groupId),
    eq(tickets.state, 'valid'),
    search ? matchesPrefixes(sql`${tickets.holderName}`, search) : undefined,
    status && attendances[status],
  );
}

const attendances: Readonly<Record<AttendanceState, SQL | undefined>> = {
  expected: isNull(tickets.checkedInAt),
  in: and(isNotNull(tickets.checkedInAt), isNull(tickets.checkedOutAt)),
  out: isNotNull(tickets.checkedOutAt),
};

/** Counts of good tickets by event; none for one without. */
export async function countDoors(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, DoorTotals>> {
  if (groupIds.length === 0) return new Map();
  const rows = await database
    .select({
      groupId: tickets.groupId,
      sold: count(),
      letIn: sql<number>`count(${tickets.checkedInAt})::int`,
      inside: sql<number>`(count(${tickets.checkedInAt}) - count(${tickets.checkedOutAt}))::int`,
    })
    .from(tickets)
    .where(and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')))
    .groupBy(tickets.groupId);
  return new Map(rows.map(({ groupId, ...totals }) => [groupId, totals]));
}

export async function countDoor(database: Sql, groupId: string): Promise<DoorTotals> {
  return (await countDoors(database, [groupId])).get(groupId) ?? noTickets;
}

export const noTickets: DoorTotals = { sold: 0, letIn: 0, inside: 0 };

/** A ticket, kept as it is until the transaction ends: of two devices, the second sees what the first did. */
export async function lockAttendee(database: Sql, ticketId: string): Promise<Attendee | null> {
  await database.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('update');
  const [row] = await selectAttendees(database).where(eq(tickets.id, ticketId));
  return row ?? null;
}

/** What a person holds, good ones first, and those that aren't in before the others. */
export async function findTicketIdsOf(database: Sql, groupId: string, personId: string): Promise<string[]> {
  const rows = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.groupId, groupId), eq(tickets.personId, personId)))
    .orderBy(sql`${tickets.state} = 'void'`, sql`${tickets.checkedInAt} is not null`, asc(tickets.id));
  return rows.map(({ id }) => id);
}

/** Good ones with their buyer, in the order in which they are locked. */
export async function findExpectedOf(database: Sql, groupId: string, orderId: string) {
  return database
    .select({ id: tickets.id, isExpected: sql<boolean>`${tickets.checkedInAt} is null` })
    .from(tickets)
    .where(
      and(
        eq(tickets.groupId, groupId),
        eq(tickets.orderId, orderId),
        ne(tickets.state, 'void'),
        eq(tickets.serial, 1),
      ),
    )
    .orderBy(asc(tickets.id));
}

export async function saveAttendance(
  database: Sql,
  ticketId: string,
  change: Pick<TicketRow, 'checkedInAt' | 'checkedOutAt' | 'gate'>,
): Promise<void> {
  await database.update(tickets).set(change).where(eq(tickets.id, ticketId));
}
