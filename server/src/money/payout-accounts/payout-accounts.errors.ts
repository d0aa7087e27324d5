import { sellingCodes, sellingTexts } from '@chalkline/contract/money/selling.codes.ts';
import { notFound, refusalsOf, unavailable } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(sellingCodes, sellingTexts);

export const accountRefused = () => refusal('account_refused');
export const payoutAccountNotFound = () => notFound('payout account');
export const sellerNotFound = () => notFound('account');
/** 503 with the seconds until another try makes sense. */
export const providerUnavailable = () => unavailable('The payment provider can’t be reached.', 5);
