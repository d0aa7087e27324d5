import { endpoint } from '../http/endpoint.ts';
import { boardFile, boardFileQuery } from './board-file.schema.ts';
import { competitionParams } from './competition.schema.ts';
import { explanation, explanationQuery, trial, trialReply } from './explanation.schema.ts';
import { boardFilters, boardFiltersQuery, foundRows, foundRowsQuery } from './found-rows.schema.ts';
import { board, leaderboardQuery } from './leaderboard.schema.ts';
import { ripple, rippleReply } from './ripple.schema.ts';

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard',
  summary: 'Get the leaderboard of a division, best first. Sends an ETag: 304 while nothing has changed',
  access: 'public',
  params: competitionParams,
  query: leaderboardQuery,
  data: board,
  shape: 'list',
  errors: [],
});

export const findOnBoard = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard/found',
  summary: 'Find leaderboard rows by search, country, region, team, ids or workout',
  access: 'public',
  params: competitionParams,
  query: foundRowsQuery,
  data: foundRows,
  shape: 'list',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['unknown_workout'],
});

export const listBoardFilters = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard/filters',
  summary: 'The countries and teams on a board, with how many athletes of each',
  access: 'public',
  params: competitionParams,
  query: boardFiltersQuery,
  data: boardFilters,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

export const explainPlace = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/leaderboard/explanation',
  summary: 'Explain an entry’s place, in a workout or overall',
  access: 'public',
  params: competitionParams,
  query: explanationQuery,
  data: explanation,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['unknown_workout', 'unknown_entry'],
});

export const tryScore = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/leaderboard/trial',
  summary: 'Preview the place and points of a score without recording it',
  access: 'public',
  params: competitionParams,
  body: trial,
  data: trialReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['unknown_workout', 'unknown_entry', 'score_unreadable', 'score_unclear', 'score_empty'],
});

export const previewRipple = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/ripple',
  summary: 'Preview what a correction, penalty, adjustment or status would change on the leaderboard',
  access: { owner: 'competition' },
  params: competitionParams,
  body: ripple,
  data: rippleReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [
    'unknown_workout',
    'unknown_entry',
    'score_unreadable',
    'score_unclear',
    'score_empty',
    'nothing_to_penalize',
    'unknown_penalty',
  ],
});

export const exportBoard = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/exports/board',
  summary: 'Export the leaderboard of a division as CSV or JSON',
  access: 'public',
  params: competitionParams,
  query: boardFileQuery,
  data: boardFile,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
