import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, Refusal, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);
const path = 'body.lines';

export const orderNotFound = () => notFound('order');
export const amountBelowMinimum = (minimum: string) =>
  refusal('amount_below_minimum', { path, detail: `The minimum is ${minimum}.` });
export const amountOffStep = (at = path) => refusal('amount_step', { path: at });
export const amountTooLarge = () => refusal('over_limit', { path });
export const billingClosed = () => refusal('billing_closed');
export const salesPaused = () => refusal('sales_paused');
export const payoutsDisabled = () => refusal('payouts_disabled');
export const soldOut = (line: number, left: number) =>
  new Refusal(orderCodes.sold_out, [
    {
      code: 'sold_out',
      message: left === 0 ? checkoutTexts.sold_out : `Only ${left} left.`,
      path: `${path}.${line}`,
      left,
    },
  ]);
