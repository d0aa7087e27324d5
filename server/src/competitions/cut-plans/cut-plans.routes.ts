import * as endpoints from '@chalkline/contract/competitions/cuts.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listCuts, makeCut, undoCut } from './cut-plans.service.ts';

export const cutRoutes: readonly Route[] = [
  serve(endpoints.listCuts, async ({ parts, viewer, params }) =>
    listCuts(parts, viewer, params.competitionId),
  ),
  serve(endpoints.makeCut, async ({ parts, viewer, params, body }) => makeCut(parts, viewer, params, body)),
  serve(endpoints.undoCut, async ({ parts, viewer, params }) => undoCut(parts, viewer, params)),
];
