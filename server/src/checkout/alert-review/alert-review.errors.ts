import { alertCodes, checkoutTexts } from '@chalkline/contract/checkout/checkout.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(alertCodes, checkoutTexts);

export const alertNotFound = notFound;
export const alertAcknowledged = () => refusal('alert_acknowledged');
