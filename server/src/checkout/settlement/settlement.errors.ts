import { checkoutTexts, webhookCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

export const badSignature = () => refusalsOf(webhookCodes, checkoutTexts)('bad_signature');
