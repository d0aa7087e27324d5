import { checkoutTexts, disputeCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(disputeCodes, checkoutTexts);

export const disputeNotFound = notFound;
export const disputeAnswered = () => refusal('dispute_answered');
