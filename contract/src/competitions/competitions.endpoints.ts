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
  summary: 'List published competitions by name, status, place, dates and divisions',
  access: 'public',
  query: competitionsQuery,
  data: z.array(competitionCard),
  shape: 'list',
  errors: [],
});

export const listCompetitionCountries = endpoint({
  method: 'GET',
  path: '/api/competitions/countries',
  summary: 'List the countries of published competitions with counts, most first',
  access: 'public',
  query: competitionCountriesQuery,
  data: z.array(competitionCountry),
  errors: [],
});

export const countCompetitions = endpoint({
  method: 'GET',
  path: '/api/competitions/figures',
  summary: 'Count published competitions and their countries',
  access: 'public',
  data: competitionsFigures,
  errors: [],
});

export const listMyCompetitions = endpoint({
  method: 'GET',
  path: '/api/my/competitions',
  summary: 'List the competitions you own or staff, including drafts: live, then upcoming, then past',
  access: 'signed_in',
  query: z.strictObject(pageQuery),
  data: z.array(myCompetitionCard),
  shape: 'list',
  errors: [],
});

export const createCompetition = endpoint({
  method: 'POST',
  path: '/api/competitions',
  summary: 'Create a draft competition, optionally with divisions and workouts',
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
  summary: 'Create a draft as a copy of one of your competitions',
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
  summary: 'Get a competition with its divisions and workouts',
  access: 'public',
  params: competitionParams,
  data: competitionReply,
  errors: [],
});

export const changeCompetition = endpoint({
  method: 'PATCH',
  path: '/api/competitions/:competitionId',
  summary: 'Update the details or scoring of a competition',
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
  summary: 'Publish, start, finish or archive a competition, or undo one of these',
  access: { owner: 'competition' },
  params: competitionParams,
  body: competitionMove,
  data: competitionReply,
  idempotency: 'optional',
  errors: ['move_not_allowed', 'not_ready', 'appeals_open', 'unknown_division', 'unknown_workout'],
});

export const deleteCompetition = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId',
  summary: 'Delete a draft that no one registered for, with everything set up in it',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.null(),
  errors: ['competition_in_use', 'not_a_draft'],
});
