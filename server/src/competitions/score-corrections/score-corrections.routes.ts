import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { stillHas } from '../competitions/competition-access.service.ts';
import { presentScore } from '../scores/scores.present.ts';
import { recordAndNotify } from './score-corrections.service.ts';

export const correctionRoutes: readonly Route[] = [
  serve(
    recordScore,
    async ({ parts, viewer, params, body }) =>
      presentScore(await recordAndNotify(parts, viewer, params.competitionId, body)),
    { mayRepeat: stillHas('recordScores') },
  ),
];
