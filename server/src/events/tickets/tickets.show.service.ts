import type { TicketReply } from '@chalkline/contract/events/event.schema.ts';
import { stepNow } from '../../checkout/refunds/refunds.rules.ts';
import { unitsGoingBack } from '../../checkout/refunds/refunds.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPapersAsked } from './missing-papers.repository.ts';
import { ticketsWithMissingPapers } from './missing-papers.service.ts';
import { writeTicketCode } from './ticket-code.service.ts';
import type { FoundTicket } from './tickets.repository.ts';
import { findOpenTransfers } from './transfers.repository.ts';

/** Tickets as their holder sees them. */
export async function showTickets(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  found: readonly FoundTicket[],
): Promise<TicketReply[]> {
  const offered = await findOpenTransfers(
    database.sql,
    found.map(({ id }) => id),
  );
  const asked = await findPapersAsked(
    database.sql,
    found.map(({ event }) => event.id),
  );
  const incomplete = await ticketsWithMissingPapers(database.sql, found, asked);
  const goingBack = await unitsGoingBack(
    database.sql,
    found.flatMap(({ unitId }) => unitId ?? []),
  );
  const now = clock.now();
  return found.map(({ signingKey, serial, event, ...ticket }) => {
    const { id: eventId, name, place, zone, startsAt, endsAt, archivedAt } = event;
    if (!startsAt || !endsAt) throw new Error('an event has no time');
    const { id, state, holderName, typeName, orderId, checkedInAt } = ticket;
    const isGood = state === 'valid';
    const mayPass = isGood && checkedInAt === null && archivedAt === null && now < endsAt;
    const transfer = mayPass ? offered.get(id) : undefined;
    return {
      id,
      state,
      holderName,
      typeName,
      addOns: ticket.addOns,
      orderId: ticket.personId === ticket.buyerId ? orderId : null,
      code: isGood ? writeTicketCode(signingKey, { eventId, ticketId: id, serial }) : null,
      transfer: transfer ? { email: transfer.email, offeredAt: transfer.createdAt.toISOString() } : null,
      event: {
        id: eventId,
        name,
        place,
        zone,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      },
      isMissingPapers: mayPass && incomplete.has(id),
      asksPapers: mayPass && ticket.asksPapers && (asked.get(eventId)?.ofTicket ?? false),
      can: {
        transfer: mayPass && ticket.isTransferable && !transfer && !goingBack.has(ticket.unitId ?? ''),
        rename: mayPass,
        giveBack: mayPass && !goingBack.has(ticket.unitId ?? '') && mayGiveBack(ticket, now),
      },
    };
  });
}

type GivenBack = Pick<FoundTicket, 'personId' | 'buyerId' | 'orderTotal' | 'terms'>;

/** Whether who has a ticket or a pass that somebody else bought gives it back by the rule of that order. */
export function mayGiveBack({ personId, buyerId, orderTotal, terms }: GivenBack, now: Date): boolean {
  return personId !== buyerId && (orderTotal === 0 || stepNow(terms, now) !== null);
}
