import { endpoint } from '../http/endpoint.ts';
import { heatPlanParams } from './heat-plan.schema.ts';
import { laneAssignment, laneJudgesBody, laneJudgesReply } from './lane-judges.schema.ts';

const judges = '/api/competitions/:competitionId/heat-plans/:workoutId/judges';

export const listLaneJudges = endpoint({
  method: 'GET',
  path: judges,
  summary: 'Who judges which lane of a workout’s published heats, with conflicts',
  access: { owner: 'competition' },
  params: heatPlanParams,
  data: laneJudgesReply,
  errors: ['unknown_workout'],
});

export const setLaneJudges = endpoint({
  method: 'PUT',
  path: judges,
  summary: 'Assign judges to lanes, or take them off',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: laneJudgesBody,
  data: laneJudgesReply,
  errors: ['competition_closed', 'unknown_workout', 'unknown_heat', 'unknown_judge', 'state_changed'],
});

export const assignLaneJudges = endpoint({
  method: 'POST',
  path: `${judges}/assignment`,
  summary:
    'Spread judges over the lanes without one: away from their own division, with rest around their own heats',
  access: { owner: 'competition' },
  params: heatPlanParams,
  body: laneAssignment,
  data: laneJudgesReply,
  errors: ['competition_closed', 'unknown_workout', 'unknown_judge'],
});
