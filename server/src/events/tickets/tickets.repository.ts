import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type Keyset, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { addOnsText } from './sold-add-ons.table.ts';
import { type TicketRow, tickets } from './tickets.table.ts';

export async function insertTickets(database: Sql, rows: readonly TicketRow[]): Promise<void> {
  if (rows.length > 0) await database.insert(tickets).values([...rows]);
}

/** How many tickets are good, by their type. */
export async function countValid(
  database: Sql,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly groupId: string; readonly sold: number }>> {
  const rows = await database
    .select({ groupId: tickets.groupId, typeId: tickets.typeId, sold: count() })
    .from(tickets)
    .where(and(inArray(tickets.groupId, [...groupIds]), eq(tickets.state, 'valid')))
    .groupBy(tickets.groupId, tickets.typeId);
  return new Map(rows.map(({ typeId, ...row }) => [typeId, row]));
}

/** Those of these units that are still good become void; gives how many did. */
export async function voidTickets(database: Sql, unitIds: readonly string[]): Promise<number> {
  const { rowCount } = await database
    .update(tickets)
    .set({ state: 'void' })
    .where(and(inArray(tickets.unitId, [...unitIds]), eq(tickets.state, 'valid')));
  return rowCount ?? 0;
}

/** Which of these units somebody was let in with. `isKept`: nobody is until the transaction ends. */
export async function findUsedTickets(
  database: Sql,
  unitIds: readonly string[],
  { isKept }: { readonly isKept: boolean },
): Promise<string[]> {
  const found = database
    .select({ unitId: tickets.unitId, checkedInAt: tickets.checkedInAt })
    .from(tickets)
    .where(inArray(tickets.unitId, [...unitIds]))
    .orderBy(tickets.id);
  const rows = await (isKept ? found.for('update') : found);
  return rows.flatMap(({ unitId, checkedInAt }) => (checkedInAt === null ? [] : [unitId]));
}

/** Whether somebody has the ticket of one of these units, good or not. */
export async function holdsSome(
  database: Sql,
  personId: string,
  unitIds: readonly string[],
): Promise<boolean> {
  const [found] = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.unitId, [...unitIds]), eq(tickets.personId, personId)))
    .limit(1);
  return found !== undefined;
}

/** Who has a good ticket to an event, with an account or as a guest. */
export async function findHolderIds(database: Sql, groupId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ personId: tickets.personId })
    .from(tickets)
    .where(and(eq(tickets.groupId, groupId), eq(tickets.state, 'valid')));
  return rows.flatMap(({ personId }) => personId ?? []);
}

/** Which of these units their buyer passed on to somebody else, who has them now. */
export async function findPassedOn(database: Sql, unitIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ unitId: tickets.unitId })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(inArray(tickets.unitId, [...unitIds]), ne(tickets.personId, orders.personId)));
  return rows.map(({ unitId }) => unitId);
}

/** The tickets of orders that became this person’s are theirs too. */
export async function giveNamedTickets(
  database: Sql,
  orderIds: readonly string[],
  personId: string,
): Promise<void> {
  await database
    .update(tickets)
    .set({ personId })
    .where(and(inArray(tickets.orderId, [...orderIds]), isNull(tickets.personId)));
}

/** Those still to come first, soonest first; then what is over or void, the latest first. */
export function ticketOrder(now: Date): Keyset<FoundTicket> {
  const isOver = sql`(${tickets.state} <> 'valid' or ${groups.endsAt} <= ${now.toISOString()}::timestamptz)`;
  const starts = sql`(extract(epoch from ${groups.startsAt}) * 1000)::bigint`;
  const isOverIn = ({ state, event }: FoundTicket) => state !== 'valid' || (event.endsAt ?? now) <= now;
  return keyset<FoundTicket>(
    ascending({ sql: isOver, type: 'boolean' }, isOverIn),
    ascending({ sql: sql`case when ${isOver} then -${starts} else ${starts} end`, type: 'bigint' }, (row) => {
      const at = row.event.startsAt?.getTime() ?? 0;
      return isOverIn(row) ? -at : at;
    }),
    ascending(tickets.id, ({ id }) => id),
  );
}

function selectTickets(database: Sql) {
  return database
    .select({
      id: tickets.id,
      state: tickets.state,
      serial: tickets.serial,
      holderName: tickets.holderName,
      orderId: tickets.orderId,
      unitId: tickets.unitId,
      personId: tickets.personId,
      buyerId: orders.personId,
      terms: { refundRule: orders.refundRule, startsAt: orders.startsAt },
      buyerName: orders.buyerName,
      buyerEmail: orders.email,
      isCash: sql<boolean>`${orders.cashTakenBy} is not null`,
      orderTotal: orders.total,
      checkedInAt: tickets.checkedInAt,
      typeName: ticketTypes.name,
      addOns: addOnsText,
      isTransferable: ticketTypes.isTransferable,
      asksPapers: ticketTypes.asksPapers,
      isOwn: tickets.isOwn,
      passId: tickets.passId,
      paperId: tickets.paperId,
      event: {
        id: groups.id,
        name: groups.name,
        startsAt: groups.startsAt,
        endsAt: groups.endsAt,
        version: groups.version,
        updatedAt: groups.updatedAt,
        archivedAt: groups.archivedAt,
        place: eventDetails.place,
        zone: eventDetails.zone,
      },
      signingKey: eventDetails.signingKey,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, tickets.groupId))
    .$dynamic();
}

export type FoundTicket = Awaited<ReturnType<typeof selectTickets>>[number];

interface TicketsAsked {
  readonly personId: string;
  /** Of one order alone. */
  readonly orderId?: string | undefined;
  readonly search?: string | undefined;
}

/** What a search looks through: the event with its place, the type and whose it is. */
const ticketText = sql`(${groups.name} || ' ' || ${eventDetails.place} || ' ' || ${ticketTypes.name} || ' '
  || ${tickets.holderName})`;

/** A person's own, whatever became of them; not those that are places of a pass. */
export function findTicketsOf(
  database: Sql,
  { personId, orderId, search }: TicketsAsked,
  page: KeysetPage,
): Promise<FoundTicket[]> {
  return pageOf(
    selectTickets(database),
    and(
      eq(tickets.personId, personId),
      isNull(tickets.passId),
      orderId === undefined ? undefined : eq(tickets.orderId, orderId),
      search ? matchesPrefixes(ticketText, search) : undefined,
    ),
    page,
  );
}

/** Of one order, in the order in which they were handed over. */
export function findTicketsOfOrder(database: Sql, orderId: string): Promise<FoundTicket[]> {
  return selectTickets(database).where(eq(tickets.orderId, orderId)).orderBy(tickets.id).execute();
}

/** One of a person's own. */
export async function findTicketOf(
  database: Sql,
  personId: string,
  ticketId: string,
): Promise<FoundTicket | null> {
  const [found] = await selectTickets(database).where(
    and(eq(tickets.id, ticketId), eq(tickets.personId, personId)),
  );
  return found ?? null;
}

/** By their ids, without a check of who asks. */
export function findTicketsByIds(database: Sql, ids: readonly string[]): Promise<FoundTicket[]> {
  return selectTickets(database)
    .where(inArray(tickets.id, [...ids]))
    .orderBy(tickets.id)
    .execute();
}

/** One by its id, without a check of who asks. */
export async function findTicket(database: Sql, ticketId: string): Promise<FoundTicket | null> {
  const [found] = await selectTickets(database).where(eq(tickets.id, ticketId));
  return found ?? null;
}

/** Groups that the person has a good ticket to, as a condition on `groups`. */
export function hasTicket(personId: string, table: typeof groups) {
  return sql`exists (select from ${tickets} where ${tickets.groupId} = ${table.id}
    and ${tickets.personId} = ${personId}::uuid and ${tickets.state} = 'valid')`;
}

/**
 * Whether somebody has a good ticket to this event, or to one in this community. Nobody gets one until the transaction
 * ends.
 */
export async function hasValidTickets(database: Sql, groupId: string): Promise<boolean> {
  const locked = await database
    .select({ id: groups.id })
    .from(groups)
    .where(or(eq(groups.id, groupId), eq(groups.communityId, groupId)))
    .orderBy(groups.id)
    .for('update');
  const ids = locked.map(({ id }) => id);
  return (await countValid(database, ids)).size > 0;
}
