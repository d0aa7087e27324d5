import { webhookCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

export const badSignature = () =>
  refusalsOf(webhookCodes)('bad_signature', "This webhook isn't signed by the payment provider.");
