import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { orderNotFound } from '../../checkout/orders/orders.errors.ts';
import { orderById } from '../../checkout/orders/orders.open.service.ts';
import { placeWithin } from '../../checkout/orders/orders.place.service.ts';
import { stateByClock } from '../../checkout/orders/orders.rules.ts';
import { paperOf } from '../../checkout/receipts/order-papers.service.ts';
import { receiptOf } from '../../checkout/receipts/receipts.service.ts';
import { mayUndo } from '../../checkout/refunds/refunds.rules.ts';
import { undoDeskSale } from '../../checkout/refunds/refunds.service.ts';
import { type DeskFacts, deskFactsOf } from '../../checkout/sales/desk-facts.service.ts';
import { cancelOrder } from '../../checkout/settlement/cancel.service.ts';
import { nameBuyer, noteDesk, takeCashFor, takeCashWithin } from '../../checkout/settlement/cash.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { FileReply } from '../../platform/http/file-reply.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { nameTickets } from '../tickets/tickets.repository.ts';
import { enterDoor } from './door.access.service.ts';
import { publishDoorChanged } from './door.live.service.ts';

type OrderFound = NonNullable<Awaited<ReturnType<typeof orderById>>>;

/** A sale at the desk, with who sold it for whom. */
export interface DeskOrder extends OrderFound, DeskFacts {
  /** The viewer may undo it. */
  readonly isUndoable: boolean;
}

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
    const order = await read(tx, orderId);
    if (method === 'cash' && !order.paidAt) await takeCashWithin(parts, tx, order, viewer.personId);
    if (!('personId' in to)) await nameTickets(tx.sql, orderId, to.name);
    await audit(parts, tx, viewer, order, method === 'cash' ? 'sold_for_cash' : 'offered_at_desk');
    await publishDoorChanged(parts, tx, door.eventId);
    return beside(parts, tx.sql, viewer, await read(tx, orderId));
  });
}

/** Throws 404 for orders of other things and of events that the viewer doesn't know, 403 for those they don't work at. */
export async function getDeskSale(parts: Parts, viewer: Viewer, orderId: string): Promise<DeskOrder> {
  const { sql } = parts.database;
  const order = await orderById(sql, orderId);
  if (order?.kind !== ticketKind) throw orderNotFound();
  await enterDoor(sql, viewer, order.offerId);
  return beside(parts, sql, viewer, order);
}

async function beside(parts: Parts, sql: Sql, viewer: Viewer, order: OrderFound): Promise<DeskOrder> {
  const now = parts.clock.now();
  const isUndoable = mayUndo(order, viewer.personId, now);
  return { ...order, state: stateByClock(order, now), isUndoable, ...(await deskFactsOf(sql, order)) };
}

/**
 * What a desk prints of a paid sale: the receipt, which tells no email of an account, and the tickets of a name alone. Throws
 * 404 for the tickets of buyers with an account, who have them there.
 */
export async function getDeskPaper(
  parts: Parts,
  viewer: Viewer,
  { orderId, paper }: { readonly orderId: string; readonly paper: 'receipt' | 'codes' },
): Promise<FileReply> {
  const order = await getDeskSale(parts, viewer, orderId);
  const hasAccount = order.personId !== null;
  if (paper === 'receipt') return receiptOf(parts, hasAccount ? { ...order, email: '' } : order);
  if (hasAccount) throw orderNotFound();
  return paperOf(parts, order, paper);
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

/**
 * Undoes one's own sale of this shift: tickets are void, cash goes back from the till, and a card is refunded. Safe to repeat.
 * Throws 404, 403, `undo_not_allowed`, `undo_used` and `dispute_open`.
 */
export async function undoSale(
  parts: Parts,
  viewer: Viewer,
  orderId: string,
  { reason }: { readonly reason: string },
): Promise<DeskOrder> {
  const order = await getDeskSale(parts, viewer, orderId);
  await parts.database.transaction(async (tx) => {
    if (!(await undoDeskSale(parts, tx, viewer, order.id, reason))) return;
    await audit(parts, tx, viewer, order, 'sale_undone');
    await publishDoorChanged(parts, tx, order.offerId);
  });
  return getDeskSale(parts, viewer, orderId);
}

async function read(tx: Transaction, orderId: string): Promise<OrderFound> {
  const order = await orderById(tx.sql, orderId);
  if (!order) throw new Error('an order that was just placed is missing');
  return order;
}

function audit(
  parts: Parts,
  tx: Transaction,
  { personId: actorId }: Viewer,
  { id, offerId, total, currency }: OrderFound,
  what: string,
): Promise<void> {
  const after = { orderId: id, total, currency };
  const facts = { actorId, subjectKind: 'group', subjectId: offerId, after };
  return recordAudit(parts, tx, { action: `event.ticket_${what}`, ...facts });
}
