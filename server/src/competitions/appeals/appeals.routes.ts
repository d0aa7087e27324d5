import * as endpoints from '@chalkline/contract/competitions/appeals.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { decideAppeal, undoAppealDecision } from './appeals.decide.service.ts';
import { presentAppeal, presentCase, presentOwnAppeals } from './appeals.present.ts';
import { getAppealWindow, listAppeals, listOwnAppeals, setAppealWindow } from './appeals.service.ts';
import { addAppealMessage, createAppeal, withdrawAppeal } from './appeals.thread.service.ts';

export const appealRoutes: readonly Route[] = [
  serve(endpoints.getAppealWindow, ({ parts, viewer, params }) =>
    getAppealWindow(parts, viewer, params.competitionId),
  ),
  serve(endpoints.setAppealWindow, ({ parts, viewer, params, body }) =>
    setAppealWindow(parts, viewer, params.competitionId, body),
  ),
  serve(endpoints.listOwnAppeals, async ({ parts, viewer, params, query }) =>
    presentOwnAppeals(await listOwnAppeals(parts, viewer, params.competitionId, query.workoutId)),
  ),
  serve(endpoints.createAppeal, async ({ parts, viewer, params, body }) =>
    presentAppeal(await createAppeal(parts, viewer, params.competitionId, body)),
  ),
  serve(endpoints.addAppealMessage, async ({ parts, viewer, params, body }) =>
    presentAppeal(await addAppealMessage(parts, viewer, params, body)),
  ),
  serve(endpoints.withdrawAppeal, async ({ parts, viewer, params }) =>
    presentAppeal(await withdrawAppeal(parts, viewer, params)),
  ),
  serve(endpoints.listAppeals, async ({ parts, viewer, params, query }) =>
    presentPage(await listAppeals(parts, viewer, params.competitionId, query), presentCase),
  ),
  serve(
    endpoints.decideAppeal,
    async ({ parts, viewer, params, body }) => presentCase(await decideAppeal(parts, viewer, params, body)),
    { mayRepeat: stillHas('disqualify') },
  ),
  serve(
    endpoints.undoAppealDecision,
    async ({ parts, viewer, params, body }) =>
      presentCase(await undoAppealDecision(parts, viewer, params, body.reason)),
    { mayRepeat: stillHas('disqualify') },
  ),
];
