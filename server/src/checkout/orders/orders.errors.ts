import { checkoutCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, Refusal, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(checkoutCodes);

export const orderNotFound = () => notFound("This order doesn't exist.");
export const amountBelowMinimum = (minimum: string) =>
  refusal('amount_below_minimum', `An order costs at least ${minimum}, or nothing.`, 'body.lines');
export const amountOffStep = () =>
  refusal('amount_step', "This total can't be charged in this currency.", 'body.lines');
export const amountTooLarge = () =>
  refusal('over_limit', 'This order costs more than can be charged at once. Split it.', 'body.lines');
export const payoutsDisabled = () =>
  refusal('payouts_disabled', "The seller can't take payments right now. Try again later.");
export const soldOut = (line: number, left: number) =>
  new Refusal(checkoutCodes.sold_out, [
    {
      code: 'sold_out',
      message: left === 0 ? 'Sold out.' : `Only ${left} left.`,
      path: `body.lines.${line}`,
      left,
    },
  ]);
