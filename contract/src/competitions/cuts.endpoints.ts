import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { cutMaking, cutParams, cutPlan } from './cut.schema.ts';

export const listCuts = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/cuts',
  summary: 'The cuts of all divisions, each with who would go on as it stands and who would be cut',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(cutPlan),
  errors: [],
});

export const makeCut = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/divisions/:divisionId/cuts/:workoutId',
  summary:
    'Make the cut after a workout: who does not go on is CUT. Again, it brings the statuses to what the rule says by now',
  access: { owner: 'competition' },
  params: cutParams,
  body: cutMaking,
  data: cutPlan,
  errors: ['competition_closed', 'unknown_cut', 'cut_too_early', 'nobody_advances', 'state_changed'],
});

export const undoCut = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/divisions/:divisionId/cuts/:workoutId',
  summary: 'Take a cut back: whom it cut goes on again',
  access: { owner: 'competition' },
  params: cutParams,
  data: cutPlan,
  errors: ['competition_closed', 'cut_made', 'unknown_cut'],
});
