import * as endpoints from '@chalkline/contract/competitions/scores.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { checkScore } from './score-checks.service.ts';
import { presentCheck, presentHistory } from './scores.present.ts';
import { countScores, listScoreHistory } from './scores.service.ts';

export const scoreRoutes: readonly Route[] = [
  serve(endpoints.checkScore, async ({ parts, viewer, params, body }) =>
    presentCheck(await checkScore(parts, viewer, params, body)),
  ),
  serve(endpoints.countScores, async ({ parts, viewer, params }) =>
    countScores(parts, viewer, params.competitionId),
  ),
  serve(endpoints.listScoreHistory, async ({ parts, viewer, params, query }) =>
    presentHistory(await listScoreHistory(parts, viewer, params.competitionId, query)),
  ),
];
