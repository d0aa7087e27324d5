import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams, competitionReply } from './competition.schema.ts';
import { competitionCodeReply, givenCode } from './competition-code.schema.ts';

export const getCompetitionCode = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/code',
  summary: 'The code that lets people see a private competition, for those who run it',
  access: { owner: 'competition' },
  params: competitionParams,
  data: competitionCodeReply,
  errors: [],
});

export const renewCompetitionCode = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/code',
  summary: 'Make a new code; the old one is no good any more',
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
  summary: 'Give the code of a private competition, to see it from now on',
  access: 'signed_in',
  params: competitionParams,
  body: givenCode,
  data: competitionReply,
  rateLimit: { times: 10, perSeconds: 3600 },
  errors: ['wrong_competition_code'],
});
