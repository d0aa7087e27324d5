import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { pageQuery } from '../http/paging.ts';
import {
  competitionCard,
  competitionCopy,
  competitionMove,
  competitionParams,
  competitionPatch,
  competitionReply,
  myCompetitionCard,
  newCompetition,
} from './competition.schema.ts';
import {
  competitionCountriesQuery,
  competitionCountry,
  competitionsFigures,
  competitionsQuery,
} from './competition-list.schema.ts';

export const listCompetitions = endpoint({
  method: 'GET',
  path: '/api/competitions',
  summary: 'Published competitions, by words, status, place, days and who their divisions are for',
  access: 'public',
  query: competitionsQuery,
  data: z.array(competitionCard),
  shape: 'list',
  errors: [],
});

export const listCompetitionCountries = endpoint({
  method: 'GET',
  path: '/api/competitions/countries',
  summary: 'The countries that published competitions lie in, with how many, most first',
  access: 'public',
  query: competitionCountriesQuery,
  data: z.array(competitionCountry),
  errors: [],
});

export const countCompetitions = endpoint({
  method: 'GET',
  path: '/api/competitions/figures',
  summary: 'How many published competitions there are, and in how many countries',
  access: 'public',
  data: competitionsFigures,
  errors: [],
});

export const listMyCompetitions = endpoint({
  method: 'GET',
  path: '/api/my/competitions',
  summary:
    'The competitions that I own or staff, drafts included: live ones first, then what is to come, then what is over, each latest first',
  access: 'signed_in',
  query: z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
  data: z.array(myCompetitionCard),
  shape: 'list',
  errors: [],
});

export const createCompetition = endpoint({
  method: 'POST',
  path: '/api/competitions',
  summary: 'Make a competition, with its divisions and workouts if they are known; a draft at first',
  access: 'signed_in',
  body: newCompetition,
  data: competitionReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: [
    'points_against_total',
    'unknown_country',
    'unknown_division',
    'unknown_points_table',
    'unknown_workout',
  ],
});

export const copyCompetition = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/copies',
  summary: 'Make a draft with the divisions, workouts, programme and rules of a competition that I run',
  access: { owner: 'competition' },
  params: competitionParams,
  body: competitionCopy,
  data: competitionReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: [],
});

export const getCompetition = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId',
  summary: 'One competition with its divisions and workouts',
  access: 'public',
  params: competitionParams,
  data: competitionReply,
  errors: [],
});

export const changeCompetition = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId',
  summary: 'Change what a competition says about itself, or how it is scored',
  access: { owner: 'competition' },
  params: competitionParams,
  body: competitionPatch,
  data: competitionReply,
  errors: [
    'competition_closed',
    'ends_before_start',
    'state_changed',
    'unknown_country',
    'points_against_total',
    'unknown_points_table',
    'unknown_workout',
  ],
});

export const moveCompetition = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/state',
  summary: 'Publish, start, finish, archive, or take one of these back',
  access: { owner: 'competition' },
  params: competitionParams,
  body: competitionMove,
  data: competitionReply,
  errors: ['move_not_allowed', 'not_ready', 'unknown_division', 'unknown_workout'],
});
