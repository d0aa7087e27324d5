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
  summary: 'How far the results of each workout are told in each division',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(publicationReply),
  errors: [],
});

export const movePublications = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/publications/moves',
  summary: 'Publish results, freeze them, make them final or take them back: all that are named, or none',
  access: { owner: 'competition' },
  params: competitionParams,
  body: publicationMove,
  data: z.array(publicationReply),
  errors: ['competition_closed', 'move_not_allowed', 'unknown_workout', 'unknown_division'],
});

export const setEmbargo = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/publications/embargo',
  summary: 'Let results that are drafts publish themselves at a moment',
  access: { owner: 'competition' },
  params: competitionParams,
  body: embargo,
  data: z.array(publicationReply),
  errors: ['competition_closed', 'embargo_past', 'not_a_draft', 'unknown_workout', 'unknown_division'],
});

export const freezeBoard = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/divisions/:divisionId/freeze',
  summary: 'Keep the public board of a division as it stands, or let it follow again',
  access: { owner: 'competition' },
  params: divisionParams,
  body: boardFreeze,
  data: boardFreezeReply,
  errors: ['competition_closed'],
});

export const listFrozenBoards = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/frozen-boards',
  summary: 'Which boards are frozen, and what has changed behind each since',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(frozenBoardReply),
  errors: [],
});
