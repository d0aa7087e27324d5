import { checkoutTexts, orderCodes } from '@chalkline/contract/checkout/checkout.codes.ts';
import { membershipCodes, membershipTexts } from '@chalkline/contract/memberships/memberships.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(membershipCodes, membershipTexts);
const sale = refusalsOf(orderCodes, checkoutTexts);

export const membershipNotFound = () => notFound('membership');
export const membershipChanged = () => stateChanged('membership');
export const membershipNotActive = () => refusal('membership_not_active');
export const membershipFrozen = () => refusal('membership_frozen');
export const membershipOver = () => refusal('membership_over');
export const renewalTooEarly = () => refusal('renewal_too_early');
export const alreadyMember = () => refusal('already_member', { path: 'body.email' });
export const memberUnknown = () => refusal('member_unknown', { path: 'body.email' });
export const memberCodeUnknown = () => refusal('member_code_unknown', { path: 'body.code' });
export const planNotOffered = () => refusal('plan_not_offered', { path: 'body.planId' });
export const planChangePlanned = () => refusal('plan_change_planned');
export const cashNotReturnable = () => refusal('cash_not_returnable');
export const visitNotFound = () => notFound('visit');
export const visitNotUndoable = () => refusal('visit_not_undoable');
export const planFull = () => refusal('plan_full');
export const planOff = () => refusal('plan_off', { path: 'body.planId' });

const line = { path: 'body.lines.0' };
export const changesSoon = () =>
  sale('not_eligible', { ...line, instead: membershipTexts.plan_change_planned });
export const notOffered = () => sale('not_eligible', { ...line, instead: membershipTexts.plan_not_offered });
export const planNotSold = () => sale('sales_ended', line);
export const oneAtATime = () =>
  sale('over_limit', { ...line, instead: 'One membership is bought at a time.' });
export const notYetRenewable = () =>
  sale('not_eligible', { ...line, instead: membershipTexts.renewal_too_early });
