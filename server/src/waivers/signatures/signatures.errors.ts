import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(waiverCodes, waiverTexts);
const ofOrders = refusalsOf(orderCodes, checkoutTexts);

export const signatureNotFound = () => notFound('signature');
export const waiverChanged = () => refusal('waiver_changed', { path: 'body.versionId' });
export const waiverInactive = () => refusal('waiver_inactive');
export const guardianRequired = () => refusal('guardian_required', { path: 'body.guardian' });
export const birthDateRequired = () => refusal('birth_date_required', { path: 'body.birthDate' });
/** `path` names what is bought: `body.lines.0`. */
export const waiverRequired = (path: string, title: string) =>
  ofOrders('waiver_required', { path, instead: `Sign “${title}”.` });
