import { membershipCodes, membershipTexts } from '@chalkline/contract/memberships/memberships.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(membershipCodes, membershipTexts);

export const planNotFound = () => notFound('plan');
export const planChanged = () => stateChanged('plan');
export const tooManyPlans = () => refusal('too_many_plans');
export const trialOfFreePlan = () => refusal('trial_of_free_plan', { path: 'body.trialDays' });
export const planUnknown = () => refusal('plan_unknown', { path: 'body.planId' });
