import * as endpoints from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { listScores } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { tryScoring as tryScoringEndpoint } from '@chalkline/contract/competitions/scoring-trial.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import { explainStanding } from './boards.explain.service.ts';
import { exportBoard } from './boards.export.service.ts';
import { presentRankedRow } from './boards.present.ts';
import { readBoard } from './boards.read.service.ts';
import { findOnBoard, listBoardFilters } from './boards.search.service.ts';
import { listRankedScores } from './boards.sheet.service.ts';
import { tryScore } from './boards.trial.service.ts';
import { tryScoring } from './scoring-trial.service.ts';

export const boardRoutes: readonly Route[] = [
  serve(endpoints.getLeaderboard, async ({ parts, viewer, params, query }) =>
    readBoard(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.findOnBoard, async ({ parts, viewer, params, query }) =>
    findOnBoard(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.listBoardFilters, async ({ parts, viewer, params, query }) =>
    listBoardFilters(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.explainPlace, async ({ parts, viewer, params, query }) =>
    explainStanding(parts, viewer, params.competitionId, query),
  ),
  serve(listScores, async ({ parts, viewer, params, query }) =>
    presentPage(await listRankedScores(parts, viewer, params.competitionId, query), presentRankedRow),
  ),
  serve(endpoints.tryScore, async ({ parts, viewer, params, body }) =>
    tryScore(parts, viewer, params.competitionId, body),
  ),
  serve(tryScoringEndpoint, async ({ body }) => tryScoring(body)),
  serve(endpoints.exportBoard, async ({ parts, viewer, params, query }) =>
    exportBoard(parts, viewer, params.competitionId, query),
  ),
];
