import { refundCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(refundCodes);

export const refundExceedsPaid = (path?: string) =>
  refusal('refund_exceeds_paid', "You can't refund more than what's left of this order.", path);
export const disputeOpen = () =>
  refusal('dispute_open', "The buyer's bank is deciding about this payment. Refund it afterwards.");
export const refundNotAllowed = () =>
  refusal('refund_not_allowed', "The refund rule of this order doesn't allow this refund anymore.");
