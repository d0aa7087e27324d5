import type { TransferState } from '@chalkline/contract/events/transfer.lifecycle.ts';
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { type TicketRow, tickets } from './tickets.table.ts';
import { type TicketTransferRow, ticketTransfers } from './transfers.table.ts';

/** What is passed on. Its row is locked by the caller, so it is offered once. */
export type Passed = { readonly ticketId: string } | { readonly passId: string };

export async function insertTransfer(database: Sql, row: TicketTransferRow): Promise<void> {
  await database.insert(ticketTransfers).values(row);
}

/** False if the offer was over before. */
export async function endTransfer(
  database: Sql,
  id: string,
  state: Exclude<TransferState, 'offered'>,
  endedAt: Date,
): Promise<boolean> {
  const { rowCount } = await database
    .update(ticketTransfers)
    .set({ state, endedAt })
    .where(and(eq(ticketTransfers.id, id), eq(ticketTransfers.state, 'offered')));
  return rowCount === 1;
}

/** Open offers of these tickets and passes, by the id of either. */
export async function findOpenTransfers(
  database: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TicketTransferRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(ticketTransfers)
    .where(
      and(
        or(inArray(ticketTransfers.ticketId, [...ids]), inArray(ticketTransfers.passId, [...ids])),
        eq(ticketTransfers.state, 'offered'),
      ),
    );
  return new Map(rows.map((row) => [row.ticketId ?? row.passId ?? '', row]));
}

/** What somebody offered since then, in all and to one address. */
export async function countTransfersSince(
  database: Sql,
  giverId: string,
  email: string,
  since: Date,
): Promise<{ readonly all: number; readonly toAddress: number }> {
  const [row] = await database
    .select({
      all: count(),
      toAddress: sql<number>`(count(*) filter (where ${ticketTransfers.email} = ${email}))::int`,
    })
    .from(ticketTransfers)
    .where(and(eq(ticketTransfers.giverId, giverId), gt(ticketTransfers.createdAt, since)));
  return row ?? { all: 0, toAddress: 0 };
}

/** A ticket or a pass that is offered, with the event that it is for: of a pass, the date that stands for its series. */
export interface Offer {
  readonly transfer: TicketTransferRow;
  readonly typeName: string;
  readonly asksPapers: boolean;
  readonly event: {
    readonly id: string;
    readonly name: string;
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
    readonly place: string;
    readonly zone: string;
  };
}

function selectOffers(database: Sql) {
  return database
    .select({
      transfer: ticketTransfers,
      typeName: ticketTypes.name,
      asksPapers: ticketTypes.asksPapers,
      event: {
        id: groups.id,
        name: groups.name,
        startsAt: groups.startsAt,
        endsAt: groups.endsAt,
        place: eventDetails.place,
        zone: eventDetails.zone,
      },
    })
    .from(ticketTransfers)
    .innerJoin(tickets, eq(tickets.id, ticketTransfers.ticketId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .innerJoin(eventDetails, eq(eventDetails.groupId, tickets.groupId))
    .$dynamic();
}

/** Tickets that are offered to this address and can still be had, newest first. */
export function findOffersTo(
  database: Sql,
  email: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Offer[]> {
  return selectOffers(database)
    .where(
      and(
        eq(ticketTransfers.email, email),
        eq(ticketTransfers.state, 'offered'),
        eq(tickets.state, 'valid'),
        isNull(tickets.checkedInAt),
        isNull(groups.archivedAt),
        gt(groups.endsAt, now),
      ),
    )
    .orderBy(desc(ticketTransfers.id))
    .limit(limit);
}

/** What was offered to this address, whatever became of it. */
export async function findTransferTo(
  database: Sql,
  email: string,
  id: string,
): Promise<TicketTransferRow | null> {
  const [found] = await database
    .select()
    .from(ticketTransfers)
    .where(and(eq(ticketTransfers.id, id), eq(ticketTransfers.email, email)));
  return found ?? null;
}

/** Offers of tickets by their ids, whatever became of them. */
export function findOffers(database: Sql, ids: readonly string[]): Promise<Offer[]> {
  return selectOffers(database)
    .where(inArray(ticketTransfers.id, [...ids]))
    .execute();
}

/** A ticket with what decides whether it may be passed on, kept as it is until the transaction ends. */
export async function lockForTransfer(database: Sql, ticketId: string) {
  await database.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, ticketId)).for('update');
  const [found] = await database
    .select({
      ticket: tickets,
      isTransferable: sql<boolean>`${ticketTypes.isTransferable} and ${tickets.passId} is null`,
      asksPapers: ticketTypes.asksPapers,
      endsAt: groups.endsAt,
      archivedAt: groups.archivedAt,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .where(eq(tickets.id, ticketId));
  return found ?? null;
}

export type TicketToPass = NonNullable<Awaited<ReturnType<typeof lockForTransfer>>>;

/** Somebody else comes with the ticket now. The caller holds its lock. */
export async function passTicket(
  database: Sql,
  ticketId: string,
  change: Pick<TicketRow, 'personId' | 'holderName' | 'serial' | 'isOwn' | 'paperId'>,
): Promise<void> {
  await database.update(tickets).set(change).where(eq(tickets.id, ticketId));
}
