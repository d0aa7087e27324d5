import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { divisionParams } from './division.schema.ts';
import { revealDeskReply, revealPublication, revealReply, revealStep } from './reveal.schema.ts';

const path = '/api/competitions/:competitionId/divisions/:divisionId/reveal';

export const getReveal = endpoint({
  method: 'GET',
  path,
  summary: 'Get the places that the award ceremony of a division has shown so far; null without a ceremony',
  access: 'public',
  params: divisionParams,
  data: revealReply.nullable(),
  errors: [],
});

export const getRevealDesk = endpoint({
  method: 'GET',
  path: `${path}/desk`,
  summary: 'Get the award ceremony of a division with all its places; null without a ceremony',
  access: { owner: 'competition' },
  params: divisionParams,
  data: revealDeskReply.nullable(),
  errors: [],
});

export const startReveal = endpoint({
  method: 'POST',
  path,
  summary:
    'Start the award ceremony of a division and freeze its leaderboard. Starting it again changes nothing',
  access: { owner: 'competition' },
  params: divisionParams,
  data: revealDeskReply,
  idempotency: 'optional',
  errors: ['competition_closed', 'nothing_to_reveal', 'no_standings', 'state_changed'],
});

export const moveReveal = endpoint({
  method: 'PUT',
  path: `${path}/position`,
  summary: 'Show places down from last, up to the given one. Repeating a step changes nothing',
  access: { owner: 'competition' },
  params: divisionParams,
  body: revealStep,
  data: revealReply,
  errors: ['competition_closed', 'no_reveal', 'state_changed'],
});

export const stopReveal = endpoint({
  method: 'DELETE',
  path,
  summary: 'Stop the award ceremony of a division. Its leaderboard stays frozen',
  access: { owner: 'competition' },
  params: divisionParams,
  data: z.null(),
  errors: ['competition_closed'],
});

export const publishReveal = endpoint({
  method: 'POST',
  path: `${path}/publication`,
  summary:
    'End an award ceremony that has shown every place: publish the results and unfreeze the leaderboard',
  access: { owner: 'competition' },
  params: divisionParams,
  body: revealPublication,
  data: z.null(),
  idempotency: 'optional',
  errors: ['competition_closed', 'no_reveal', 'reveal_not_complete'],
});
