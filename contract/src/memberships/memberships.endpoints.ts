import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  cashReturn,
  membershipCounts,
  membershipDetails,
  membershipParams,
  membershipReply,
  membershipsQuery,
  myMembershipsQuery,
  newCancellation,
  newCashPayment,
  newFreeze,
  newMembership,
  newPlanChange,
  newPriceAgreement,
  periodParams,
  planChoice,
} from './membership.schema.ts';
import {
  newPlan,
  offersQuery,
  planOffer,
  planParams,
  planPatch,
  planReply,
  plansReply,
} from './plan.schema.ts';
import { memberVisits, newVisit, visitParams, visitReply } from './visit.schema.ts';

// Plans are an organization's, a trainer's own or the platform's; receptionists look after members.
const sellers = { accountTypes: ['admin', 'corporate_admin', 'receptionist', 'trainer'] } as const;
const managers = { accountTypes: ['admin', 'corporate_admin', 'trainer'] } as const;
const cashTakers = { accountTypes: ['corporate_admin', 'receptionist', 'trainer'] } as const;
const desk = { accountTypes: ['corporate_admin', 'receptionist'] } as const;
const ofTheTwo = { owner: 'membership' } as const;

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/membership-plans',
  summary:
    'List the plans of your organization, your own as a trainer, or the platform’s, with how many people have each',
  access: sellers,
  data: plansReply,
  errors: [],
});

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/membership-plans',
  summary: 'Add a plan',
  access: managers,
  body: newPlan,
  data: planReply,
  status: 201,
  idempotency: 'required',
  errors: ['too_many_plans', 'amount_below_minimum', 'amount_step', 'trial_of_free_plan'],
});

export const changePlan = endpoint({
  method: 'PATCH',
  path: '/api/membership-plans/:planId',
  summary: 'Change a plan, or turn it on or off',
  access: managers,
  params: planParams,
  body: planPatch,
  data: planReply,
  errors: ['state_changed', 'amount_below_minimum', 'amount_step', 'trial_of_free_plan'],
});

export const listPlanOffers = endpoint({
  method: 'GET',
  path: '/api/membership-offers',
  summary:
    'List the plans of my organization, its trainers and the platform that I can join, those of one trainer, or one from a link',
  access: 'signed_in',
  query: offersQuery,
  data: z.array(planOffer),
  shape: 'list',
  errors: [],
});

export const listMemberships = endpoint({
  method: 'GET',
  path: '/api/memberships',
  summary: 'List who has which of my plans, those first whose paid time ends first',
  access: sellers,
  query: membershipsQuery,
  data: z.array(membershipReply),
  shape: 'list',
  errors: [],
});

export const getMembershipCounts = endpoint({
  method: 'GET',
  path: '/api/memberships/counts',
  summary: 'Count the memberships of my plans by state, and add up what is due',
  access: sellers,
  data: membershipCounts,
  errors: [],
});

export const listMyMemberships = endpoint({
  method: 'GET',
  path: '/api/memberships/mine',
  summary: 'List my memberships, the newest first',
  access: 'signed_in',
  query: myMembershipsQuery,
  data: z.array(membershipReply),
  shape: 'list',
  errors: [],
});

export const addMembership = endpoint({
  method: 'POST',
  path: '/api/memberships',
  summary: 'Add a member who pays the first period in cash at the desk',
  access: desk,
  body: newMembership,
  data: membershipDetails,
  status: 201,
  idempotency: 'required',
  errors: ['plan_unknown', 'plan_off', 'plan_full', 'member_unknown', 'already_member'],
});

export const getMembership = endpoint({
  method: 'GET',
  path: '/api/memberships/:membershipId',
  summary: 'A membership with what was paid, for its member and its seller',
  access: ofTheTwo,
  params: membershipParams,
  data: membershipDetails,
  errors: [],
});

export const takeCash = endpoint({
  method: 'POST',
  path: '/api/memberships/:membershipId/cash',
  summary: 'Take cash for the next period at the desk',
  access: cashTakers,
  params: membershipParams,
  body: newCashPayment,
  data: membershipDetails,
  status: 201,
  idempotency: 'required',
  errors: ['state_changed', 'renewal_too_early', 'membership_over', 'plan_change_planned', 'plan_full'],
});

export const returnCash = endpoint({
  method: 'POST',
  path: '/api/memberships/:membershipId/periods/:periodId/return',
  summary:
    'Give the cash for a period back at the desk: receptionists what they took within 12 hours, others any. Safe to repeat',
  access: cashTakers,
  params: periodParams,
  body: cashReturn,
  data: membershipDetails,
  idempotency: 'required',
  errors: ['cash_not_returnable'],
});

export const getCashReceipt = endpoint({
  method: 'GET',
  path: '/api/memberships/:membershipId/periods/:periodId/receipt',
  summary: 'The receipt of cash that was paid for a membership, or its credit note once it went back, as PDF',
  access: ofTheTwo,
  params: periodParams,
  data: z.null(),
  contentType: 'application/pdf',
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});

export const addVisit = endpoint({
  method: 'POST',
  path: '/api/membership-visits',
  summary:
    'Check a member in at the desk, by the code on their phone or as found there. A second time within 10 minutes is the same visit',
  access: cashTakers,
  body: newVisit,
  data: visitReply,
  idempotency: 'required',
  errors: ['member_code_unknown'],
});

export const undoVisit = endpoint({
  method: 'POST',
  path: '/api/membership-visits/:visitId/undo',
  summary:
    'Undo a check-in of the last 12 hours, also a colleague’s. It stays in the log, struck out. Safe to repeat',
  access: cashTakers,
  params: visitParams,
  data: memberVisits,
  idempotency: 'required',
  errors: ['visit_not_undoable'],
});

export const freezeMembership = endpoint({
  method: 'POST',
  path: '/api/memberships/:membershipId/freeze',
  summary: 'Freeze a membership from today for 7 to 90 days: the paid time grows by as many',
  access: ofTheTwo,
  params: membershipParams,
  body: newFreeze,
  data: membershipDetails,
  errors: ['membership_not_active', 'membership_frozen'],
});

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/memberships/:membershipId/cancellation',
  summary: 'Cancel a membership at the end of the paid time. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  body: newCancellation,
  data: membershipDetails,
  errors: ['membership_over'],
});

export const stopRenewal = endpoint({
  method: 'DELETE',
  path: '/api/memberships/:membershipId/renewal',
  summary: 'Stop renewing a membership by card. The card is forgotten. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  data: membershipDetails,
  errors: [],
});

export const agreeToPrice = endpoint({
  method: 'PUT',
  path: '/api/memberships/:membershipId/renewal',
  summary: 'Agree to a higher price, so that my card keeps renewing my membership. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  body: newPriceAgreement,
  data: membershipDetails,
  errors: ['state_changed'],
});

export const listPlanChoices = endpoint({
  method: 'GET',
  path: '/api/memberships/:membershipId/plan-choices',
  summary: 'List the plans that my membership can change to, with what that costs today',
  access: ofTheTwo,
  params: membershipParams,
  data: z.array(planChoice),
  errors: [],
});

export const setPlanChange = endpoint({
  method: 'PUT',
  path: '/api/memberships/:membershipId/plan-change',
  summary: 'Change the plan of my membership when the paid time is over. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  body: newPlanChange,
  data: membershipDetails,
  errors: ['state_changed', 'membership_over', 'plan_not_offered', 'plan_full'],
});

export const dropPlanChange = endpoint({
  method: 'DELETE',
  path: '/api/memberships/:membershipId/plan-change',
  summary: 'Keep the plan of my membership after all. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  data: membershipDetails,
  errors: [],
});

export const keepMembership = endpoint({
  method: 'DELETE',
  path: '/api/memberships/:membershipId/cancellation',
  summary: 'Undo a cancellation while the membership runs. Safe to repeat',
  access: ofTheTwo,
  params: membershipParams,
  data: membershipDetails,
  errors: ['membership_over'],
});
