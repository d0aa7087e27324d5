import { checkoutCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(checkoutCodes);

export const holdExpired = () =>
  refusal('hold_expired', 'Your places were held too long and have been released. Start again.');
export const alreadyPaid = () => refusal('already_paid', 'This order is already paid.');
export const paymentInProgress = () =>
  refusal('payment_in_progress', 'A payment for this order is being checked. Try again later.');
export const paymentRefused = () =>
  refusal('payment_refused', 'The payment provider refused this payment. Try another way to pay.');
export const paymentsUnavailable = () =>
  refusalsOf(commonCodes)('unavailable', "The payment provider can't be reached. Try again in a moment.");
