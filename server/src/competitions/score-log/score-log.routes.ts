import * as endpoints from '@chalkline/contract/competitions/score-log.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { exportScoreLog, getScoreLogHead } from './score-log.service.ts';

export const scoreLogRoutes: readonly Route[] = [
  serve(endpoints.exportScoreLog, async ({ parts, viewer, params, query }) =>
    exportScoreLog(parts, viewer, params.competitionId, query),
  ),
  serve(endpoints.getScoreLogHead, async ({ parts, viewer, params, query }) =>
    getScoreLogHead(parts, viewer, params.competitionId, query),
  ),
];
