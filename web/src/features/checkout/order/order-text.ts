import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { showMoney } from '@chalkline/contract/money/show-money.ts';
import { localeNow } from '../../../ui/locale.ts';

type Stated = Pick<OrderReply, 'state'>;

/** Not paid and not over. */
export function isOpenOrder({ state }: Stated): boolean {
  return (openOrderStates as readonly string[]).includes(state);
}

/** The heading of an order's page. */
export function titleOf(order: Pick<OrderReply, 'state' | 'payment' | 'total' | 'lines'>): string {
  if (order.total === 0 && isOpenOrder(order)) return 'Confirm your order';
  const isKept = order.lines.some(({ units }) => units.some(({ isReturned }) => !isReturned));
  if (!isKept && (order.state === 'paid' || order.state === 'partly_refunded'))
    return 'Your order was canceled';
  return order.state === 'awaiting_payment' && order.payment?.failure
    ? 'Your payment didn’t go through'
    : titles[order.state];
}

const titles: Readonly<Record<OrderReply['state'], string>> = {
  held: 'Pay for your order',
  awaiting_payment: 'Pay for your order',
  processing: 'Checking your payment',
  paid: 'Your order is confirmed',
  partly_refunded: 'Part of your order was refunded',
  refunded: 'Your order was refunded',
  expired: 'Your places were released',
  canceled: 'Order canceled',
};

type Unit = OrderReply['lines'][number]['units'][number];

/** What became of a place that was bought. */
export function unitStateOf({
  isReturned,
  isGoingBack,
  isPassedOn,
  isWithdrawn,
}: Pick<Unit, 'isReturned' | 'isGoingBack' | 'isPassedOn' | 'isWithdrawn'>): string {
  if (isReturned) return 'Canceled';
  if (isGoingBack) return 'Valid until the refund arrives';
  if (isPassedOn) return 'Transferred';
  return isWithdrawn ? 'Withdrawn by the organizer' : 'Confirmed';
}

/** An amount of an order as its reader writes amounts. */
export function moneyText(amount: number, currency: OrderReply['currency']): string {
  return showMoney(amount, currency, localeNow());
}

/** How many places, tickets or pieces an order holds; a delivery is none. */
export function unitCount({ kind, offerId, lines }: Pick<OrderReply, 'kind' | 'offerId' | 'lines'>): number {
  const things = lines.filter(({ itemId }) => kind !== 'product' || itemId !== offerId);
  return things.reduce((sum, { units }) => sum + units.length, 0);
}

/** Why the last try to pay failed. */
export const failureTexts: Readonly<Record<string, string>> = {
  card_declined: 'Your bank declined the card. Try another one.',
  insufficient_funds: 'There isn’t enough money on this card. Try another one.',
  authentication_failed: 'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
  expired: 'The payment took too long. Try again.',
};
