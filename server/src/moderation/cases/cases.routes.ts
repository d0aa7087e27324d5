import * as endpoints from '@chalkline/contract/moderation/moderation.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { presentCase, presentCaseDetail } from './cases.present.ts';
import { afterwards, countWaiting, getCase, listCases } from './cases.service.ts';
import { appealCase, decideAppeal, decideCase, undoDecision } from './decisions.service.ts';
import { reportThing } from './reports.service.ts';

export const caseRoutes: readonly Route[] = [
  serve(endpoints.report, async ({ parts, viewer, body }) => reportThing(parts, viewer, body)),
  serve(endpoints.listCases, async ({ parts, viewer, query }) =>
    presentPage(await listCases(parts, viewer, query), presentCase),
  ),
  serve(endpoints.countCases, async ({ parts, viewer }) => countWaiting(parts, viewer)),
  serve(endpoints.getCase, async ({ parts, viewer, params }) =>
    presentCaseDetail(await getCase(parts, viewer, params.caseId)),
  ),
  serve(endpoints.decideCase, async ({ parts, viewer, params: { caseId }, body }) =>
    presentCaseDetail(await afterwards(parts, viewer, caseId, decideCase(parts, viewer, caseId, body))),
  ),
  serve(endpoints.undoDecision, async ({ parts, viewer, params: { caseId }, body }) =>
    presentCaseDetail(await afterwards(parts, viewer, caseId, undoDecision(parts, viewer, caseId, body))),
  ),
  serve(endpoints.appealCase, async ({ parts, viewer, params: { caseId }, body }) =>
    presentCaseDetail(await afterwards(parts, viewer, caseId, appealCase(parts, viewer, caseId, body))),
  ),
  serve(endpoints.decideAppeal, async ({ parts, viewer, params: { caseId }, body }) =>
    presentCaseDetail(await afterwards(parts, viewer, caseId, decideAppeal(parts, viewer, caseId, body))),
  ),
];
