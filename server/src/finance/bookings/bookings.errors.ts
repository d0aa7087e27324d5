import { financeCodes, financeTexts } from '@chalkline/contract/finance/finance.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(financeCodes, financeTexts);

export const bookingNotFound = () => notFound('entry');
export const bookingChanged = () => stateChanged('entry');
export const taxAboveAmount = () => refusal('tax_above_amount', { path: 'body.tax' });
export const bookingDecided = () => refusal('booking_decided');
