import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { competitionTexts, entryTransferCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryTransferCodes, competitionTexts);
const sale = refusalsOf(orderCodes, checkoutTexts);

export const placeNotFound = () => notFound('place');
export const transferNotFound = () => notFound('offer');
/** `reason` is a sentence to the athlete. */
export const notTransferable = (reason: string, path?: string) =>
  refusal('not_transferable', { instead: reason, path });
/** `reason` is a sentence to the athlete. */
export const cannotWithdraw = (reason: string) => refusal('cannot_withdraw', { instead: reason });
export const cannotTakePlace = (reason: string) => sale('not_eligible', { instead: reason });
