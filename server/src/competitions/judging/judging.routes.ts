import * as endpoints from '@chalkline/contract/competitions/judging.endpoints.ts';
import * as lanes from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { listJudgeScores, recordJudgeScore, settleJudgeScore } from './judge-scores.service.ts';
import { presentHandedIn, presentJudgeScore, presentJudging } from './judging.present.ts';
import { getJudging } from './judging.service.ts';
import { assignLaneJudges, listLaneJudges, setLaneJudges } from './lane-judges.service.ts';

export const judgingRoutes: readonly Route[] = [
  serve(endpoints.getJudging, async ({ parts, viewer }) => presentJudging(await getJudging(parts, viewer))),
  serve(endpoints.recordJudgeScore, async ({ parts, viewer, params, body }) =>
    presentJudgeScore(await recordJudgeScore(parts, viewer, params, body)),
  ),
  serve(endpoints.listJudgeScores, async ({ parts, viewer, params, query }) =>
    (await listJudgeScores(parts, viewer, params.competitionId, query)).map(presentHandedIn),
  ),
  serve(endpoints.settleJudgeScore, async ({ parts, viewer, params, body }) =>
    presentJudgeScore(await settleJudgeScore(parts, viewer, params, body)),
  ),
  serve(lanes.listLaneJudges, ({ parts, viewer, params }) => listLaneJudges(parts, viewer, params)),
  serve(lanes.setLaneJudges, ({ parts, viewer, params, body }) => setLaneJudges(parts, viewer, params, body)),
  serve(lanes.assignLaneJudges, ({ parts, viewer, params, body }) =>
    assignLaneJudges(parts, viewer, params, body),
  ),
];
