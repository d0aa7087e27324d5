import * as endpoints from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { createAdjustment, listAdjustments, withdrawAdjustment } from './adjustments.service.ts';
import { presentAdjustment, presentPenalty } from './decisions.present.ts';
import { createPenalty, listPenalties, withdrawPenalty } from './penalties.service.ts';
import { setTieOrder } from './ties.service.ts';

export const decisionRoutes: readonly Route[] = [
  serve(endpoints.listPenalties, async ({ parts, viewer, params, query }) =>
    presentPage(await listPenalties(parts, viewer, params.competitionId, query), presentPenalty),
  ),
  serve(
    endpoints.createPenalty,
    async ({ parts, viewer, params, body }) =>
      presentPenalty(await createPenalty(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('recordScores') },
  ),
  serve(endpoints.withdrawPenalty, async ({ parts, viewer, params, body }) =>
    presentPenalty(await withdrawPenalty(parts, viewer, params, body.reason)),
  ),
  serve(endpoints.listAdjustments, async ({ parts, viewer, params, query }) =>
    presentPage(await listAdjustments(parts, viewer, params.competitionId, query), presentAdjustment),
  ),
  serve(
    endpoints.createAdjustment,
    async ({ parts, viewer, params, body }) =>
      presentAdjustment(await createAdjustment(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('adjustPoints') },
  ),
  serve(endpoints.withdrawAdjustment, async ({ parts, viewer, params, body }) =>
    presentAdjustment(await withdrawAdjustment(parts, viewer, params, body.reason)),
  ),
  serve(endpoints.setTieOrder, async ({ parts, viewer, params, body }) =>
    setTieOrder(parts, viewer, params, body),
  ),
];
