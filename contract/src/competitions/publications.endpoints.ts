import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { divisionParams } from './division.schema.ts';
import {
  boardFreeze,
  boardFreezeReply,
  embargo,
  frozenBoardReply,
  publicationMove,
  publicationReply,
} from './publication.schema.ts';

export const listPublications = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/publications',
  summary: 'Get the publication state of each workout’s results per division',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(publicationReply),
  errors: [],
});

export const movePublications = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/publications/moves',
  summary: 'Publish, freeze, finalize or unpublish results: all of them or none',
  access: { owner: 'competition' },
  params: competitionParams,
  body: publicationMove,
  data: z.array(publicationReply),
  idempotency: 'optional',
  errors: ['competition_closed', 'move_not_allowed', 'unknown_workout', 'unknown_division'],
});

export const setEmbargo = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/publications/embargo',
  summary: 'Schedule draft results to publish',
  access: { owner: 'competition' },
  params: competitionParams,
  body: embargo,
  data: z.array(publicationReply),
  errors: ['competition_closed', 'embargo_past', 'not_a_draft', 'unknown_workout', 'unknown_division'],
});

export const freezeBoard = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/divisions/:divisionId/freeze',
  summary: 'Freeze or unfreeze the public leaderboard of a division',
  access: { owner: 'competition' },
  params: divisionParams,
  body: boardFreeze,
  data: boardFreezeReply,
  errors: ['competition_closed'],
});

export const listFrozenBoards = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/frozen-boards',
  summary: 'List frozen leaderboards and what has changed since',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(frozenBoardReply),
  errors: [],
});
