import type { OrderReply, PaymentReply, RefundReply } from '@chalkline/contract/checkout/order.schema.ts';
import { isOpenState, mayBill, stateByClock } from '../orders/orders.rules.ts';
import { leftOf, refundByRule } from '../refunds/refunds.rules.ts';
import type { RefundRow } from '../refunds/refunds.table.ts';
import type { OrderView } from './order-view.service.ts';

export function presentOrder(view: OrderView): OrderReply {
  const { order, lines, refunds, refundedUnits, now } = view;
  const state = stateByClock(order, now);
  const isOpen = isOpenState(state);
  const refundable = refundableByRule(view);
  const isValid = ({ id, returnedAt }: { readonly id: string; readonly returnedAt: Date | null }) =>
    returnedAt === null && !view.passedOn.has(id) && !view.withdrawn.has(id);
  const goingBack = new Set(refundedUnits.filter(({ isKept }) => isKept).map(({ unitId }) => unitId));
  const refundedOf = (unitId: string) => sum(refundedUnits.filter((refund) => refund.unitId === unitId));
  return {
    id: order.id,
    state,
    kind: order.kind,
    offerId: order.offerId,
    title: order.title,
    address: order.address,
    buyerName: order.buyerName,
    email: order.email,
    startsAt: order.startsAt?.toISOString() ?? null,
    currency: order.currency,
    taxIncluded: order.taxIncluded,
    subtotal: order.subtotal,
    discount: order.discount,
    tax: order.tax,
    total: order.total,
    promoCode: order.promoCode,
    soldBy: order.soldBy?.name ?? null,
    refunded: sum(refundedUnits),
    keepsUntilRefunded: order.keepsUntilRefunded,
    isCash: order.cashTakenBy !== null,
    savesMethod: order.savesMethod,
    holdUntil: isOpen && state !== 'processing' ? order.holdUntil.toISOString() : null,
    invoiceNumber: order.invoiceNumber,
    billing: order.billing,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    lines: lines.map(({ id, itemId, title, units }) => ({
      id,
      itemId,
      title,
      units: units.map(({ id: unitId, price, discount, tax, total, returnedAt }) => ({
        id: unitId,
        price,
        discount,
        tax,
        total,
        refunded: refundedOf(unitId),
        isReturned: returnedAt !== null,
        isGoingBack: returnedAt === null && goingBack.has(unitId),
        isPassedOn: view.passedOn.has(unitId),
        isWithdrawn: view.withdrawn.has(unitId),
        code: isValid({ id: unitId, returnedAt }) ? (view.codes.get(unitId) ?? null) : null,
        refundable: refundable.get(unitId) ?? null,
        returnNote: view.returnNotes.get(unitId) ?? null,
      })),
    })),
    payment: presentPayment(view),
    publishableKey: view.publishableKey,
    refunds: refunds.map(presentRefund),
    can: {
      pay: view.isBuyer && isOpen,
      cancel: view.isBuyer && isOpen,
      refund: order.state === 'paid' || order.state === 'partly_refunded',
      renew: view.isBuyer && order.draft !== null && state !== 'processing',
      bill: view.isBuyer && mayBill(order, now),
    },
  };
}

export function presentRefund({
  id,
  state,
  reason,
  amount,
  isCash,
  createdAt,
  creditNoteNumber,
  outsideWay: way,
  outsideReference: reference,
  outsideOn: paidOn,
}: RefundRow): RefundReply {
  const paidOutside = way === null || paidOn === null ? null : { way, reference, paidOn };
  return {
    id,
    state,
    reason,
    amount,
    isCash,
    creditNoteNumber,
    createdAt: createdAt.toISOString(),
    paidOutside,
  };
}

/** What each unit that is still the buyer's gives back now. */
function refundableByRule({
  order,
  lines,
  refundedUnits,
  lost,
  passedOn,
  used,
  hasRule,
  now,
}: OrderView): ReadonlyMap<string, number> {
  if (!hasRule || (order.state !== 'paid' && order.state !== 'partly_refunded')) return new Map();
  const units = leftOf(
    lines.flatMap((line) => line.units),
    refundedUnits,
    { lost, currency: order.currency },
  ).filter(
    ({ id, isReturned, isGoingBack, total, left }) =>
      !isReturned && !isGoingBack && !passedOn.has(id) && !used.has(id) && (total === 0 || left > 0),
  );
  const given = units.flatMap((unit) => refundByRule([unit], order, now) ?? []);
  return new Map(given.map(({ unitId, amount }) => [unitId, amount]));
}

function presentPayment({ payment, isBuyer }: OrderView): PaymentReply | null {
  if (!payment) return null;
  const { id, state, provider, clientSecret, failure } = payment;
  return { id, state, provider, failure, clientSecret: isBuyer ? clientSecret : null };
}

function sum(refunds: readonly { readonly amount: number }[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
