import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);
const path = 'body.promoCode';

export const codeInvalid = () => refusal('code_invalid', { path });
export const codeExpired = () => refusal('code_expired', { path });
export const codeNotApplicable = () => refusal('code_not_applicable', { path });
export const codeUsedUp = () => refusal('code_used_up', { path });
