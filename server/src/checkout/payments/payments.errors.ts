import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf, unavailable } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);

export const holdExpired = () => refusal('hold_expired');
export const alreadyPaid = () => refusal('already_paid');
export const paymentInProgress = () => refusal('payment_in_progress');
export const paymentRefused = () => refusal('payment_refused');
/** 503 with the seconds until another try makes sense. */
export const paymentsUnavailable = () => unavailable('The payment provider can’t be reached.', 5);
