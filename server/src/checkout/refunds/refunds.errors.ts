import { checkoutTexts, refundCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(refundCodes, checkoutTexts);

export const refundExceedsPaid = (path?: string) => refusal('refund_exceeds_paid', { path });
export const disputeOpen = () => refusal('dispute_open');
export const refundNotAllowed = () => refusal('refund_not_allowed');
export const undoNotAllowed = () => refusal('undo_not_allowed');
export const undoUsed = () => refusal('undo_used');
export const outsideDate = () => refusal('outside_date', { path: 'body.paidOn' });
export const refundNotFailed = () => refusal('refund_not_failed');
