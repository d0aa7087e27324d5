import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { divisionParams, divisionPatch, divisionReply, newDivision } from './division.schema.ts';
import { newOrder } from './order.schema.ts';

export const listDivisions = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/divisions',
  summary: 'The divisions of a competition, in its order',
  access: 'public',
  params: competitionParams,
  data: z.array(divisionReply),
  errors: [],
});

export const createDivision = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/divisions',
  summary: 'Add a division, last in order',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newDivision,
  data: divisionReply,
  status: 201,
  idempotency: 'required',
  errors: [
    'competition_closed',
    'division_name_taken',
    'planned_field_needed',
    'score_unreadable',
    'points_against_total',
    'unknown_points_table',
    'unknown_workout',
  ],
});

export const changeDivision = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/divisions/:divisionId',
  summary: 'Rename a division, change its capacity, planned field, points or position',
  access: { owner: 'competition' },
  params: divisionParams,
  body: divisionPatch,
  data: divisionReply,
  errors: [
    'ages_crossed',
    'competition_closed',
    'cut_made',
    'division_name_taken',
    'planned_field_needed',
    'score_unreadable',
    'state_changed',
    'points_against_total',
    'unknown_points_table',
    'unknown_workout',
  ],
});

export const orderDivisions = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/divisions/order',
  summary: 'Reorder all divisions of a competition',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newOrder,
  data: z.array(divisionReply),
  errors: ['competition_closed', 'state_changed'],
});

export const deleteDivision = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/divisions/:divisionId',
  summary: 'Delete a division that has no entries',
  access: { owner: 'competition' },
  params: divisionParams,
  data: z.null(),
  errors: ['competition_closed', 'division_in_use'],
});
