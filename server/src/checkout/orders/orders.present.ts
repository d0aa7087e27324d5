import type { OrderRowReply, QuoteReply } from '@chalkline/contract/checkout/order.schema.ts';
import type { PricedDraft } from './orders.price.service.ts';
import type { OrderRow } from './orders.table.ts';

export function presentQuote({ offer, seller, promo, price, lines }: PricedDraft): QuoteReply {
  const { subtotal, discount, tax, total } = price;
  return {
    title: offer.title,
    currency: offer.currency,
    taxIncluded: seller.taxIncluded,
    subtotal,
    discount,
    tax,
    total,
    promoCode: promo?.code ?? null,
    holdMinutes: offer.holdMinutes,
    lines: lines.map(({ itemId, title, units }) => ({
      itemId,
      title,
      units: units.map((unit) => ({
        price: unit.price,
        discount: unit.discount,
        tax: unit.tax,
        total: unit.total,
      })),
    })),
  };
}

export function presentOrderRow(order: OrderRow): OrderRowReply {
  const { id, state, kind, offerId, title, currency, total, invoiceNumber } = order;
  return {
    id,
    state,
    kind,
    offerId,
    title,
    currency,
    total,
    invoiceNumber,
    startsAt: order.startsAt?.toISOString() ?? null,
    holdUntil: order.paidAt || state === 'processing' ? null : order.holdUntil.toISOString(),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
