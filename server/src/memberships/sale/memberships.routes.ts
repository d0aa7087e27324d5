import * as endpoints from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import {
  cancelMembership,
  freezeMembership,
  getCounts,
  getMembership,
  keepMembership,
  listMemberships,
  listMyMemberships,
  stopRenewal,
} from '../memberships/memberships.service.ts';
import {
  agreeToPrice,
  dropPlanChange,
  listPlanChoices,
  setPlanChange,
} from '../memberships/plan-changes.service.ts';
import { changePlan, createPlan, listOffers, listPlans } from '../plans/plans.service.ts';
import { addVisit, undoVisit, withVisits } from '../visits/visits.service.ts';
import { getCashReceipt } from './cash-receipts.service.ts';
import { returnCash } from './cash-returns.service.ts';
import { addMembership, takeCash } from './desk.service.ts';
import {
  presentChoice,
  presentCounts,
  presentDetails,
  presentMembership,
  presentMemberVisits,
  presentOffer,
  presentPlan,
  presentPlans,
  presentVisit,
} from './memberships.present.ts';

export const membershipRoutes: readonly Route[] = [
  serve(endpoints.listPlans, async ({ parts, viewer }) => presentPlans(await listPlans(parts, viewer))),
  serve(endpoints.createPlan, async ({ parts, viewer, body }) =>
    presentPlan(await createPlan(parts, viewer, body)),
  ),
  serve(endpoints.changePlan, async ({ parts, viewer, params, body }) =>
    presentPlan(await changePlan(parts, viewer, params.planId, body)),
  ),
  serve(endpoints.listPlanOffers, async ({ parts, viewer, query }) =>
    presentPage(await listOffers(parts, viewer, query), presentOffer),
  ),
  serve(endpoints.listMemberships, async ({ parts, viewer, query }) =>
    presentPage(await listMemberships(parts, viewer, query), presentMembership),
  ),
  serve(endpoints.getMembershipCounts, async ({ parts, viewer }) =>
    presentCounts(await getCounts(parts, viewer)),
  ),
  serve(endpoints.listMyMemberships, async ({ parts, viewer, query }) =>
    presentPage(await listMyMemberships(parts, viewer, query), presentMembership),
  ),
  serve(endpoints.addMembership, async ({ parts, viewer, body }) =>
    presentDetails(await withVisits(parts, addMembership(parts, viewer, body))),
  ),
  serve(endpoints.getMembership, async ({ parts, viewer, params }) =>
    presentDetails(await withVisits(parts, getMembership(parts, viewer, params.membershipId))),
  ),
  serve(endpoints.takeCash, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, takeCash(parts, viewer, params.membershipId, body))),
  ),
  serve(endpoints.returnCash, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, returnCash(parts, viewer, params, body))),
  ),
  serve(endpoints.getCashReceipt, ({ parts, viewer, params }) => getCashReceipt(parts, viewer, params)),
  serve(endpoints.addVisit, async ({ parts, viewer, body }) =>
    presentVisit(await addVisit(parts, viewer, body)),
  ),
  serve(endpoints.undoVisit, async ({ parts, viewer, params }) =>
    presentMemberVisits(await undoVisit(parts, viewer, params.visitId)),
  ),
  serve(endpoints.freezeMembership, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, freezeMembership(parts, viewer, params.membershipId, body))),
  ),
  serve(endpoints.cancelMembership, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, cancelMembership(parts, viewer, params.membershipId, body))),
  ),
  serve(endpoints.stopRenewal, async ({ parts, viewer, params }) =>
    presentDetails(await withVisits(parts, stopRenewal(parts, viewer, params.membershipId))),
  ),
  serve(endpoints.listPlanChoices, async ({ parts, viewer, params }) =>
    (await listPlanChoices(parts, viewer, params.membershipId)).map(presentChoice),
  ),
  serve(endpoints.setPlanChange, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, setPlanChange(parts, viewer, params.membershipId, body))),
  ),
  serve(endpoints.dropPlanChange, async ({ parts, viewer, params }) =>
    presentDetails(await withVisits(parts, dropPlanChange(parts, viewer, params.membershipId))),
  ),
  serve(endpoints.agreeToPrice, async ({ parts, viewer, params, body }) =>
    presentDetails(await withVisits(parts, agreeToPrice(parts, viewer, params.membershipId, body))),
  ),
  serve(endpoints.keepMembership, async ({ parts, viewer, params }) =>
    presentDetails(await withVisits(parts, keepMembership(parts, viewer, params.membershipId))),
  ),
];
