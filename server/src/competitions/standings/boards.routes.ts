import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { readBoard } from './boards.read.service.ts';

export const boardRoutes: readonly Route[] = [
  serve(getLeaderboard, async ({ parts, viewer, params, query }) =>
    readBoard(parts, viewer, params.competitionId, query),
  ),
];
