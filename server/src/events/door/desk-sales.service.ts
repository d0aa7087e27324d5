import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { orderNotFound } from '../../checkout/orders/orders.errors.ts';
import { orderById } from '../../checkout/orders/orders.open.service.ts';
import { placeWithin } from '../../checkout/orders/orders.place.service.ts';
import { stateByClock } from '../../checkout/orders/orders.rules.ts';
import { paperOf } from '../../checkout/receipts/order-papers.service.ts';
import { receiptOf } from '../../checkout/receipts/receipts.service.ts';
import { cancelOrder } from '../../checkout/settlement/cancel.service.ts';
import { nameBuyer, takeCashFor, takeCashWithin } from '../../checkout/settlement/cash.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { nameTickets } from '../tickets/tickets.repository.ts';
import { enterDoor } from './door.access.service.ts';
import { publishDoorChanged } from './door.live.service.ts';

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof orderById>>>;

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
    const order = await read(tx, orderId);
    if (method === 'cash' && !order.paidAt) await takeCashWithin(parts, tx, order, viewer.personId);
    if (!('personId' in to)) await nameTickets(tx.sql, orderId, to.name);
    await audit(parts, tx, viewer, order, method === 'cash' ? 'sold_for_cash' : 'offered_at_desk');
    await publishDoorChanged(parts, tx, door.eventId);
    return read(tx, orderId);
  });
}

/** Throws 404 for orders of other things and of events that the viewer doesn't know, 403 for those they don't work at. */
export async function getDeskSale(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
  const { sql } = parts.database;
  const order = await orderById(sql, orderId);
  if (order?.kind !== ticketKind) throw orderNotFound();
  await enterDoor(sql, viewer, order.offerId);
  return { ...order, state: stateByClock(order, parts.clock.now()) };
}

/**
 * What a desk prints of a paid sale to a name alone. Throws 404 for buyers with an account too, who have it there: a receipt
 * tells their email.
 */
export async function getDeskPaper(
  parts: Parts,
  viewer: Viewer,
  { orderId, paper }: { readonly orderId: string; readonly paper: 'receipt' | 'codes' },
): Promise<FileReply> {
  const order = await getDeskSale(parts, viewer, orderId);
  if (order.personId !== null) throw orderNotFound();
  return paper === 'receipt' ? receiptOf(parts, order) : paperOf(parts, order, paper);
}

/** Cash for an order that waits. Safe to repeat. Throws `already_paid` and `hold_expired`. */
export async function takeDeskCash(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
  const order = await getDeskSale(parts, viewer, orderId);
  if (order.cashTakenBy) return order;
  await takeCashFor(parts, order.id, viewer.personId);
  await parts.database.transaction(async (tx) => {
    await audit(parts, tx, viewer, order, 'sold_for_cash');
    await publishDoorChanged(parts, tx, order.offerId);
  });
  return getDeskSale(parts, viewer, orderId);
}

/** Cancels an order that waits. Safe to repeat. Throws `already_paid`. */
export async function stopDeskSale(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
  const order = await getDeskSale(parts, viewer, orderId);
  if (order.personId) await cancelOrder(parts, { ...viewer, personId: order.personId }, order.id);
  return getDeskSale(parts, viewer, orderId);
}

async function read(tx: Transaction, orderId: string): Promise<DeskOrder> {
  const order = await orderById(tx.sql, orderId);
  if (!order) throw new Error('an order that was just placed is missing');
  return order;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { id, offerId, total, currency }: DeskOrder,
  what: string,
): Promise<void> {
  const after = { orderId: id, total, currency };
  const facts = { actorId, subjectKind: 'group', subjectId: offerId, after };
  return recordAudit(parts, tx, { action: `event.ticket_${what}`, ...facts });
}
