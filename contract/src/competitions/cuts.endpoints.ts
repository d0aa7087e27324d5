import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { cutMaking, cutParams, cutPlan } from './cut.schema.ts';

export const listCuts = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/cuts',
  summary: 'List the cuts of all divisions with who would currently advance and who would be cut',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(cutPlan),
  errors: [],
});

export const makeCut = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/divisions/:divisionId/cuts/:workoutId',
  summary:
    'Make the cut after a workout: athletes who don’t advance are CUT. Calling it again applies the current rule',
  access: { owner: 'competition' },
  params: cutParams,
  body: cutMaking,
  data: cutPlan,
  errors: ['competition_closed', 'unknown_cut', 'cut_too_early', 'nobody_advances', 'state_changed'],
});

export const undoCut = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/divisions/:divisionId/cuts/:workoutId',
  summary: 'Undo a cut: everyone it eliminated competes again',
  access: { owner: 'competition' },
  params: cutParams,
  data: cutPlan,
  errors: ['competition_closed', 'cut_made', 'unknown_cut'],
});
