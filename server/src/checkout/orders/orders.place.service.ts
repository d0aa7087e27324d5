import type { OrderDraft } from '@chalkline/contract/checkout/order.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { codeUsedUp } from '../promo-codes/promo-codes.errors.ts';
import { soldOut } from './orders.errors.ts';
import { fulfillOrder } from './orders.fulfill.service.ts';
import { type PricedDraft, priceDraft, type WalkIn } from './orders.price.service.ts';
import { countPromoUses, findLastBilling, insertOrder, type NewOrderRows } from './orders.repository.ts';
import { findShortage, lockPools } from './orders.room.service.ts';
import { holdEnd, poolNeeds } from './orders.rules.ts';
import type { OrderRow } from './orders.table.ts';

/** What a draft costs now. Holds nothing and counts no places. */
export async function quoteOrder(
  parts: Parts,
  viewer: Viewer,
  draft: OrderDraft,
  walkIn?: WalkIn,
): Promise<PricedDraft> {
  return parts.database.transaction(async (tx) => {
    const priced = await priceDraft(parts, tx, viewer, draft, {
      at: parts.clock.now(),
      isQuote: true,
      walkIn,
    });
    await requirePromoLeft(tx, priced, parts.clock.now());
    return priced;
  });
}

/**
 * Places an order: its prices, terms and refund rule are frozen, and its places held. One that costs nothing is
 * fulfilled at once, or, where something is still to be said or a method to be kept, by opening its payment. Throws what
 * pricing refuses, `code_used_up` and `sold_out` with the places that are left.
 */
export async function placeOrder(parts: Parts, viewer: Viewer, draft: OrderDraft): Promise<string> {
  return parts.database.transaction((tx) => placeWithin(parts, tx, viewer, draft));
}

/** The same within a transaction. */
export async function placeWithin(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  draft: OrderDraft,
  walkIn?: WalkIn,
): Promise<string> {
  const priced = await priceDraft(parts, tx, viewer, draft, {
    at: parts.clock.now(),
    isQuote: false,
    walkIn,
  });
  const { sellable, promo, offer } = priced;
  if (promo) await lock(tx, 'promo code', promo.id, 'exclusive');
  const needs = poolNeeds(offer.lines.map(({ pools, prices }) => ({ pools, quantity: prices.length })));
  await lockPools(tx, needs.keys());
  // Read after the locks: the wait for them may have been long.
  const now = parts.clock.now();
  await requirePromoLeft(tx, priced, now);
  const shortage = await findShortage(tx, sellable, needs, now);
  if (shortage) {
    const line = offer.lines.findIndex(({ pools }) => pools.includes(shortage.pool));
    throw soldOut(line, shortage.left);
  }
  const { personId } = priced.buyer;
  const billing = personId === null ? null : await findLastBilling(tx.sql, personId);
  const rows = rowsOf(draft, priced, billing, now);
  await insertOrder(tx.sql, rows);
  const { total, savesMethod } = rows.order;
  if (total === 0 && !savesMethod && !offer.isUnready) await fulfillOrder(parts, tx, rows.order, null);
  return rows.order.id;
}

async function requirePromoLeft(tx: Transaction, { promo, buyer }: PricedDraft, now: Date): Promise<void> {
  if (!promo) return;
  const uses = await countPromoUses(tx.sql, promo.id, buyer, now);
  const isLeft = uses.all < (promo.maxUses ?? Infinity) && uses.ofBuyer < (promo.maxPerBuyer ?? Infinity);
  if (!isLeft) throw codeUsedUp();
}

function rowsOf(
  draft: OrderDraft,
  priced: PricedDraft,
  billing: OrderRow['billing'],
  now: Date,
): NewOrderRows {
  const { buyer, seller, offer, promo, price } = priced;
  const orderId = newId(now.getTime());
  const holdUntil = holdEnd(now, offer.holdMinutes);
  const lines = priced.lines.map((line, position) => ({
    ...line,
    id: newId(now.getTime()),
    orderId,
    position,
  }));
  const { subtotal, discount, tax, fee, total } = price;
  return {
    order: {
      id: orderId,
      state: 'held',
      kind: draft.kind,
      offerId: draft.offerId,
      sellerId: seller.id,
      personId: buyer.personId,
      email: buyer.email,
      buyerName: buyer.name,
      title: offer.title,
      address: offer.address,
      currency: offer.currency,
      startsAt: offer.startsAt,
      refundRule: offer.refundRule,
      keepsUntilRefunded: offer.keepsUntilRefunded === true,
      taxIncluded: seller.taxIncluded,
      subtotal,
      discount,
      tax,
      fee,
      total,
      promoCodeId: promo?.id ?? null,
      promoCode: promo?.code ?? null,
      draft,
      savesMethod: offer.savesMethod === true,
      holdUntil,
      holdExtended: false,
      invoiceNumber: null,
      billing,
      soldBy: null,
      cashTakenBy: null,
      deskPersonId: null,
      createdAt: now,
      paidAt: null,
    },
    lines: lines.map(({ id, position, itemId, title, details, taxRate }) => ({
      id,
      orderId,
      position,
      itemId,
      title,
      taxRate: taxRate ?? seller.taxRate,
      details,
    })),
    units: lines.flatMap(({ id: lineId, units }) =>
      units.map((unit, position) => ({
        ...unit,
        id: newId(now.getTime()),
        lineId,
        position,
        returnedAt: null,
      })),
    ),
    holds: lines.flatMap(({ id: lineId, pools, units }) =>
      [...new Set(pools)].map((pool) => ({
        id: newId(now.getTime()),
        orderId,
        lineId,
        pool,
        quantity: units.length,
        state: 'active' as const,
        expiresAt: holdUntil,
      })),
    ),
  };
}
