import type {
  SaleRefund,
  SaleReply,
  SaleRowReply,
  SoldRefundRowReply,
} from '@chalkline/contract/checkout/sales.schema.ts';
import { leftOf, mayTakeBackLost } from '../refunds/refunds.rules.ts';
import { presentOrder, presentRefund } from '../settlement/order-view.present.ts';
import type { SoldOrderRow, SoldRefund } from './sales.repository.ts';
import type { SaleView, SettledRefund } from './sales.service.ts';

export function presentSaleRow(order: SoldOrderRow): SaleRowReply {
  const { id, state, title, buyerName, email, invoiceNumber, currency, total, refunded } = order;
  const paidAt = (order.paidAt ?? order.createdAt).toISOString();
  const bought = order.bought
    .map(({ title, count }) => (count > 1 ? `${count} × ${title}` : title))
    .join(', ');
  return { id, state, title, bought, buyerName, email, invoiceNumber, currency, total, refunded, paidAt };
}

export function presentSoldRefund({ refund, order }: SoldRefund): SoldRefundRowReply {
  const { title, buyerName, invoiceNumber, currency } = order;
  return { ...presentRefund(refund), orderId: order.id, title, buyerName, invoiceNumber, currency };
}

export function presentSale(view: SaleView): SaleReply {
  const { order, lines, refunds, refundedUnits, lost, refunders, isDisputed, deskPerson } = view;
  const sold = lines.flatMap((line) => line.units);
  const units = leftOf(sold, refundedUnits, { lost, currency: order.currency });
  return {
    order: presentOrder(view),
    fee: order.fee,
    refundRule: order.refundRule.map(({ hoursBefore, rate, kept }) => ({ hoursBefore, rate, kept })),
    units: units.map(({ id, left, taxLeft, feeLeft }) => ({ id, left, taxLeft, feeLeft })),
    refunds: refunds.map((refund) => presentSaleRefund(refund, refunders)),
    desk: deskPerson === null ? null : { by: deskPerson, method: order.cashTakenBy ? 'cash' : 'card' },
    isDisputed,
    lost,
    can: { takeBack: mayTakeBackLost(order, lost, sold) },
  };
}

export function presentSettled({ refund, refunders }: SettledRefund): SaleRefund {
  return presentSaleRefund(refund, refunders);
}

export function presentSaleRefund(
  refund: SaleView['refunds'][number],
  refunders: SaleView['refunders'],
): SaleRefund {
  const { id, note, failure, fee, nextCheckAt } = refund;
  const isRetried = refund.state === 'failed' && nextCheckAt !== null;
  const { askedBy, settledBy } = refunders.get(id) ?? { askedBy: null, settledBy: null };
  return { ...presentRefund(refund), note, failure, isRetried, fee, askedBy, settledBy };
}
