import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams, competitionReply } from './competition.schema.ts';
import { competitionCodeReply, givenCode } from './competition-code.schema.ts';

export const getCompetitionCode = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/code',
  summary: 'Get the code of a private competition, for its staff',
  access: { owner: 'competition' },
  params: competitionParams,
  data: competitionCodeReply,
  errors: [],
});

export const renewCompetitionCode = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/code',
  summary: 'Create a new code; the old one stops working',
  access: { owner: 'competition' },
  params: competitionParams,
  body: z.strictObject({
    /** Who came in by an old code must give the new one; who is entered stays in. */
    dismissGuests: z.boolean().default(false),
  }),
  data: competitionCodeReply,
  errors: ['competition_closed'],
});

export const giveCompetitionCode = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/guests',
  summary: 'Open a private competition with its code',
  access: 'signed_in',
  params: competitionParams,
  body: givenCode,
  data: competitionReply,
  rateLimit: { times: 10, perSeconds: 3600 },
  errors: ['wrong_competition_code'],
});
