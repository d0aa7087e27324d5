import { checkoutCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(checkoutCodes);
const path = 'body.promoCode';

export const codeInvalid = () => refusal('code_invalid', "This promo code doesn't exist.", path);
export const codeExpired = () => refusal('code_expired', 'This promo code has expired.', path);
export const codeNotApplicable = () =>
  refusal('code_not_applicable', "This promo code doesn't apply to your order.", path);
export const codeUsedUp = () => refusal('code_used_up', 'This promo code has been used up.', path);
