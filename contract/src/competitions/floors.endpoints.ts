import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { floorParams, floorPatch, floorReply, newFloor } from './floor.schema.ts';

export const listFloors = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/floors',
  summary: 'List the floors of a competition by name',
  access: 'public',
  params: competitionParams,
  data: z.array(floorReply),
  errors: [],
});

export const createFloor = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/floors',
  summary: 'Add a floor with its lanes',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newFloor,
  data: floorReply,
  status: 201,
  idempotency: 'required',
  errors: ['competition_closed', 'floor_name_taken', 'too_many_floors'],
});

export const changeFloor = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId/floors/:floorId',
  summary: 'Update a floor',
  access: { owner: 'competition' },
  params: floorParams,
  body: floorPatch,
  data: floorReply,
  errors: ['competition_closed', 'floor_name_taken', 'state_changed'],
});

export const deleteFloor = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/floors/:floorId',
  summary: 'Delete a floor that has no heats',
  access: { owner: 'competition' },
  params: floorParams,
  data: z.null(),
  errors: ['competition_closed', 'floor_in_use'],
});
