import { type OrderDraft, orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { ClaimByEmail } from '../../accounts/newcomers/newcomers.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { placeWithin, quoteOrder } from '../../checkout/orders/orders.place.service.ts';
import type { PricedDraft, WalkIn } from '../../checkout/orders/orders.price.service.ts';
import {
  type DeskOrder,
  deskOrderOf,
  type OrderDesk,
  placedAtDesk,
} from '../../checkout/sales/desk-sales.service.ts';
import {
  claimOrdersOfDesk,
  nameAtDesk,
  noteDesk,
  takeCashWithin,
} from '../../checkout/settlement/cash.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { giveNamedTickets } from '../tickets/tickets.repository.ts';
import { enterDoor } from './door.access.service.ts';
import { publishDoorChanged } from './door.live.service.ts';

/** Tickets, for those who work at the event's door. */
export const ticketDesk: OrderDesk = {
  kind: ticketKind,
  enter: enterDoor,
  async acted(parts, tx, { personId: actorId }, { id, offerId: subjectId, total, currency }, act) {
    await recordAudit(parts, tx, {
      actorId,
      action: `event.ticket_${act}`,
      subjectKind: 'group',
      subjectId,
      after: { orderId: id, total, currency },
    });
    await publishDoorChanged(parts, tx, subjectId);
  },
};

/** What a desk sold to an email is its owner’s once they prove it: the orders and their tickets. */
export const claimDeskTickets: ClaimByEmail = {
  nameOf: nameAtDesk,
  give: async (tx, proven) => giveNamedTickets(tx.sql, await claimOrdersOfDesk(tx, proven), proven.id),
};

interface DeskChoice {
  readonly eventId: string;
  /** Ticket types and add-ons, the amount where buyers pay what they want, and the code of a hidden type. */
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly amount?: number | undefined;
    readonly code: string;
  }[];
  readonly promoCode?: string | undefined;
}

/** Who buys: somebody with an account, or a name and an email, which may be empty. */
export type DeskBuyer = Viewer | WalkIn;

interface DeskSale extends DeskChoice {
  readonly method: 'cash' | 'card';
  readonly to: DeskBuyer;
}

/** What a sale at the desk would cost now. Throws what selling does. */
export async function quoteAtDesk(
  parts: Parts,
  viewer: Viewer,
  to: DeskBuyer,
  choice: DeskChoice,
): Promise<PricedDraft> {
  const { eventId } = await enterDoor(parts.database.sql, viewer, choice.eventId);
  return quoteOrder(parts, ...orderOf(viewer, to, draftOf({ ...choice, eventId })));
}

/**
 * Sells tickets with add-ons at a desk. Cash pays at once; for a card, the buyer pays the held order on their own
 * phone. Throws 404 and 403 where the viewer doesn't work at the event's door, and what the checkout refuses.
 */
export async function sellAtDesk(
  parts: Parts,
  viewer: Viewer,
  { method, to, ...choice }: DeskSale,
): Promise<DeskOrder> {
  return parts.database.transaction(async (tx) => {
    const { eventId } = await enterDoor(tx.sql, viewer, choice.eventId);
    const draft = draftOf({ ...choice, eventId });
    const orderId = await placeWithin(parts, tx, ...orderOf(viewer, to, draft));
    await noteDesk(tx, orderId, viewer.personId);
    const order = await placedAtDesk(tx, orderId);
    if (method === 'cash' || order.total === 0) await takeCashWithin(parts, tx, order, viewer.personId);
    await ticketDesk.acted(parts, tx, viewer, order, method === 'cash' ? 'sold_for_cash' : 'offered_at_desk');
    return deskOrderOf(parts, tx.sql, viewer, await placedAtDesk(tx, orderId));
  });
}

function orderOf(viewer: Viewer, to: DeskBuyer, draft: OrderDraft): [Viewer, OrderDraft, WalkIn?] {
  return 'personId' in to ? [to, draft] : [viewer, draft, to];
}

/** Questions and waivers come later: from a buyer with an account before they pay by card, else at the door. */
function draftOf({ eventId, lines, promoCode }: DeskChoice): OrderDraft {
  return orderDraft.parse({
    kind: ticketKind,
    offerId: eventId,
    lines: lines.map(({ code, ...line }) => ({ ...line, details: { code, later: true } })),
    promoCode,
  });
}
