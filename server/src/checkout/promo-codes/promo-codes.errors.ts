import { checkoutTexts, orderCodes, promoCodeCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(orderCodes, checkoutTexts);
const setup = refusalsOf(promoCodeCodes, checkoutTexts);
const path = 'body.promoCode';

export const codeInvalid = () => refusal('code_invalid', { path });
export const codeExpired = () => refusal('code_expired', { path });
export const codeNotApplicable = () => refusal('code_not_applicable', { path });
export const codeUsedUp = () => refusal('code_used_up', { path });
export const promoCodeTaken = () => setup('promo_code_taken', { path: 'body.code' });
export const promoCodeNotFound = () => notFound('promo code');
