import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { competitionTexts, registrationCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const sale = refusalsOf(orderCodes, checkoutTexts);
const refusal = refusalsOf(registrationCodes, competitionTexts);

const linePath = (line: number, field = '') => `body.lines.${line}${field}`;

export const registrationNotStarted = () =>
  sale('sales_not_started', { instead: 'Registration hasn’t opened yet. Come back later.' });
export const registrationCanceled = () => sale('sales_ended', { instead: 'This competition is canceled.' });
export const registrationEnded = () => sale('sales_ended', { instead: 'Registration has closed.' });
/** `reason` is a sentence to the athlete. */
export const notEligible = (line: number, reason: string, field = '') =>
  sale('not_eligible', { path: linePath(line, field), instead: reason });
export const salesNeedPayouts = () => sale('payouts_disabled');

export const alreadyRegistered = () => refusal('already_registered');
export const placesLeft = () => refusal('places_left');
export const cannotWait = (reason: string) => sale('not_eligible', { instead: reason });
export const payoutAccountNeeded = () => refusal('payout_account_needed');
export const registrationSettingsChanged = () => stateChanged('page');
