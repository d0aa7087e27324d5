import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import type { ClaimByEmail } from '../../accounts/newcomers/newcomers.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { placeWithin } from '../../checkout/orders/orders.place.service.ts';
import {
  type DeskOrder,
  deskOrderOf,
  type OrderDesk,
  placedAtDesk,
} from '../../checkout/sales/desk-sales.service.ts';
import {
  claimOrdersOfDesk,
  nameBuyer,
  noteDesk,
  takeCashWithin,
} from '../../checkout/settlement/cash.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { giveNamedTickets, nameTickets } from '../tickets/tickets.repository.ts';
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
export const claimDeskTickets: ClaimByEmail = async (tx, proven) => {
  await giveNamedTickets(tx.sql, await claimOrdersOfDesk(tx, proven), proven.id);
};

interface DeskSale {
  readonly eventId: string;
  readonly typeId: string;
  readonly quantity: number;
  readonly method: 'cash' | 'card';
  /** Who buys: somebody with an account, or only a name, and where their tickets go if they say so. */
  readonly to: Viewer | { readonly name: string; readonly email: string | null };
}

/**
 * Sells tickets at a desk. Cash pays at once; for a card the order waits for its buyer, who pays on their own phone. Throws
 * 404 and 403 where the viewer doesn't work at the event's door, and what the checkout refuses.
 */
export async function sellAtDesk(
  parts: Parts,
  viewer: Viewer,
  { eventId, typeId, quantity, method, to }: DeskSale,
): Promise<DeskOrder> {
  return parts.database.transaction(async (tx) => {
    const door = await enterDoor(tx.sql, viewer, eventId);
    const lines = [{ itemId: typeId, quantity }];
    const draft = orderDraft.parse({ kind: ticketKind, offerId: door.eventId, lines });
    const orderId = await placeWithin(parts, tx, 'personId' in to ? to : viewer, draft);
    if (!('personId' in to)) await nameBuyer(tx, orderId, to);
    await noteDesk(tx, orderId, viewer.personId);
    const order = await placedAtDesk(tx, orderId);
    if (method === 'cash' && !order.paidAt) await takeCashWithin(parts, tx, order, viewer.personId);
    if (!('personId' in to)) await nameTickets(tx.sql, orderId, to.name);
    await ticketDesk.acted(parts, tx, viewer, order, method === 'cash' ? 'sold_for_cash' : 'offered_at_desk');
    return deskOrderOf(parts, tx.sql, viewer, await placedAtDesk(tx, orderId));
  });
}
