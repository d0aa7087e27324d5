import { checkoutTexts, disputeCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(disputeCodes, checkoutTexts);

export const disputeNotFound = notFound;
export const disputeAnswered = () => refusal('dispute_answered');
export const evidenceFileType = (path: string) => refusal('evidence_file_type', { path });
export const evidenceTooLarge = () => refusal('evidence_too_large', { path: 'body.files' });
