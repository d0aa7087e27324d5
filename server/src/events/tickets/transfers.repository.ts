import type { TransferState } from '@chalkline/contract/events/transfer.lifecycle.ts';
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eventDetails, ticketTypes } from '../details/details.table.ts';
import { type TicketRow, tickets } from './tickets.table.ts';
import { type TicketTransferRow, ticketTransfers } from './transfers.table.ts';

/** False if the ticket is offered already. */
export async function insertTransfer(database: Sql, row: TicketTransferRow): Promise<boolean> {
  const { rowCount } = await database
    .insert(ticketTransfers)
    .values(row)
    .onConflictDoNothing({
      target: ticketTransfers.ticketId,
      where: sql`${ticketTransfers.state} = 'offered'`,
    });
  return rowCount === 1;
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

/** Open offers of these tickets, by ticket. */
export async function findOpenTransfers(
  database: Sql,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, TicketTransferRow>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(ticketTransfers)
    .where(and(inArray(ticketTransfers.ticketId, [...ticketIds]), eq(ticketTransfers.state, 'offered')));
  return new Map(rows.map((row) => [row.ticketId, row]));
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

function selectOffers(database: Sql) {
  return database
    .select({
      transfer: ticketTransfers,
      typeName: ticketTypes.name,
      asksPapers: ticketTypes.asksPapers,
      ticket: { holderName: tickets.holderName, personId: tickets.personId, serial: tickets.serial },
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

export type TicketOffer = Awaited<ReturnType<typeof selectOffers>>[number];

/** Tickets that are offered to this address and can still be had, newest first. */
export function findOffersTo(
  database: Sql,
  email: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<TicketOffer[]> {
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

/** An offer to this address, whatever became of it. */
export async function findOfferTo(database: Sql, email: string, id: string): Promise<TicketOffer | null> {
  const [found] = await selectOffers(database).where(
    and(eq(ticketTransfers.id, id), eq(ticketTransfers.email, email)),
  );
  return found ?? null;
}

/** Offers by their ids, whatever became of them. */
export function findOffers(database: Sql, ids: readonly string[]): Promise<TicketOffer[]> {
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
      giverEmail: people.email,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(groups, eq(groups.id, tickets.groupId))
    .leftJoin(people, eq(people.id, tickets.personId))
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
