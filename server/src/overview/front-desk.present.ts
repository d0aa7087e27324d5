import type { QuoteReply } from '@chalkline/contract/checkout/order.schema.ts';
import { attendanceOf } from '@chalkline/contract/events/door-verdict.ts';
import { membershipKind } from '@chalkline/contract/memberships/plan.schema.ts';
import type {
  DeskPersonReply,
  DeskPersonRow,
  DeskSaleReply,
  DeskTicket,
} from '@chalkline/contract/overview/front-desk.schema.ts';
import type { WaiversReply } from '@chalkline/contract/waivers/waiver.schema.ts';
import { presentQuote } from '../checkout/orders/orders.present.ts';
import type { PricedDraft } from '../checkout/orders/orders.price.service.ts';
import type { DeskOrder } from '../checkout/sales/desk-sales.service.ts';
import { presentMembership, presentMemberVisits } from '../memberships/sale/memberships.present.ts';
import { presentWaivers } from '../waivers/signatures/signatures.present.ts';
import type { WaiversInView } from '../waivers/signatures/signatures.service.ts';
import type { DeskPersonDetails, DeskPersonSeen, DeskTicketRow } from './front-desk.service.ts';

export function presentFound({ id, name, photo, memberships, tickets }: DeskPersonSeen): DeskPersonRow {
  const [membership] = memberships.map(presentMembership);
  const [ticket] = tickets;
  return {
    id,
    name,
    photo,
    plan: membership ? { name: membership.plan, state: membership.state } : null,
    ticket: ticket ? { event: ticket.event, state: attendanceOf(ticket) } : null,
  };
}

export function presentPerson(person: DeskPersonDetails): DeskPersonReply {
  const { id, name, photo, memberships, tickets, visits, isOurs, noShows, missingWaivers, isActive } = person;
  return {
    id,
    name,
    photo,
    memberships: memberships.flatMap((seen) => {
      const own = visits.get(seen.membership.id);
      return own ? [presentMemberVisits({ seen, visits: own })] : [];
    }),
    tickets: tickets.map(presentTicket),
    noShows,
    missingWaivers: [...missingWaivers],
    can: { addPlan: isOurs, askToSign: isActive },
  };
}

export function presentTicket({
  id: ticketId,
  holderName,
  buyerName,
  eventId,
  event,
  typeName,
  startsAt,
  zone,
  ...ticket
}: DeskTicketRow): DeskTicket {
  return {
    ticketId,
    holderName,
    buyerName,
    eventId,
    event,
    typeName,
    zone,
    startsAt: startsAt.toISOString(),
    state: attendanceOf(ticket),
  };
}

/** The gym’s waivers, with the person as who signs. */
export function presentDeskWaivers(waivers: WaiversInView): WaiversReply {
  return presentWaivers(waivers);
}

export function presentDeskQuote(priced: PricedDraft): QuoteReply {
  return presentQuote(priced);
}

export const saleKindOf = ({ kind }: Pick<DeskOrder, 'kind'>) =>
  kind === membershipKind ? ('plan' as const) : ('tickets' as const);

/** Whether it is over by the clock is in its state. */
export function presentDeskSale(order: DeskOrder): DeskSaleReply {
  const { id: orderId, title, buyerName, total, currency, holdUntil, paidAt, state } = order;
  const { sellerName: seller, deskPerson: soldBy, refund, isUndoable } = order;
  return {
    kind: saleKindOf(order),
    orderId,
    title,
    buyerName,
    total,
    currency,
    state,
    hasAccount: order.personId !== null,
    holdUntil: paidAt ? null : holdUntil.toISOString(),
    method: paidAt === null ? null : order.cashTakenBy ? 'cash' : 'card',
    soldBy,
    seller,
    refund,
    can: { undo: isUndoable },
  };
}
