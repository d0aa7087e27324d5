import { orderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import { type PaymentIntentQuery, ticketKind } from '@chalkline/contract/events/event.schema.ts';
import { openOrdersOf } from '../../checkout/orders/orders.open.service.ts';
import { placeWithin } from '../../checkout/orders/orders.place.service.ts';
import { openPaymentAndView } from '../../checkout/settlement/order-calls.service.ts';
import { type OrderView, viewOrder } from '../../checkout/settlement/order-view.service.ts';
import { lock } from '../../platform/database/locks.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';

/**
 * An order of tickets with its open payment. Apps ask by GET, so it is safe to ask again: while the same tickets are
 * held for the same person, their order comes back. Places are held before anybody answers or signs. Throws what placing
 * an order and opening its payment refuse besides.
 */
export async function openPaymentIntent(
  parts: Parts,
  viewer: Viewer,
  asked: PaymentIntentQuery,
): Promise<OrderView> {
  for (;;) {
    const known = await openOrders(parts, viewer, asked);
    const views = await Promise.all(known.map(({ id }) => viewOrder(parts, viewer, id)));
    const same = views.find((view) => isSame(view, asked));
    if (same) return openOnceReady(parts, viewer, same.order.id);
    const orderId = await placeUnlessOther(parts, viewer, asked, new Set(known.map(({ id }) => id)));
    // Another call placed one meanwhile: it may be the same.
    if (orderId === null) continue;
    return openOnceReady(parts, viewer, orderId);
  }
}

/** With its payment, or as it is while answers or signatures are missing: the app sends them, and asks again. */
async function openOnceReady(parts: Parts, viewer: Viewer, orderId: string): Promise<OrderView> {
  try {
    return await openPaymentAndView(parts, viewer, orderId);
  } catch (failure) {
    const isMissing =
      failure instanceof Refusal &&
      failure.problems.some(({ code }) => code === 'answer_required' || code === 'waiver_required');
    if (!isMissing) throw failure;
    return viewOrder(parts, viewer, orderId);
  }
}

function openOrders({ database, clock }: Parts, { personId }: Viewer, { group_id }: PaymentIntentQuery) {
  return openOrdersOf(database.sql, personId, { kind: ticketKind, offerId: group_id }, clock.now());
}

function isSame({ order, lines }: OrderView, asked: PaymentIntentQuery): boolean {
  const [line, ...others] = lines;
  return (
    others.length === 0 &&
    line?.itemId === asked.ticket_type_id &&
    line.units.length === asked.quantity &&
    (asked.amount === undefined || line.units.every(({ price }) => price === asked.amount)) &&
    (order.promoCode ?? '').toLowerCase() === (asked.promo_code ?? '').toLowerCase()
  );
}

/** Null when there is an open order that isn't among the known ones. */
function placeUnlessOther(
  parts: Parts,
  viewer: Viewer,
  {
    group_id: offerId,
    ticket_type_id: itemId,
    quantity,
    promo_code: promoCode,
    code,
    amount,
  }: PaymentIntentQuery,
  known: ReadonlySet<string>,
): Promise<string | null> {
  const line = { itemId, quantity, amount, details: { later: true, ...(code !== undefined && { code }) } };
  const draft = orderDraft.parse({
    kind: ticketKind,
    offerId,
    lines: [line],
    ...(promoCode && { promoCode }),
  });
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'payment intents', `${viewer.personId} ${offerId}`, 'exclusive');
    const open = await openOrdersOf(
      tx.sql,
      viewer.personId,
      { kind: ticketKind, offerId },
      parts.clock.now(),
    );
    if (open.some(({ id }) => !known.has(id))) return null;
    return placeWithin(parts, tx, viewer, draft);
  });
}
