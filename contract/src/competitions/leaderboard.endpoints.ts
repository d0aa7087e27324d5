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
  summary: 'The board of a division, best first. Has an ETag: 304 while nothing has changed',
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
  summary:
    'Rows of a board anywhere in the division: by search, country, team, one by one, or by one workout',
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
  summary: 'Why an entry stands where it stands, in a workout or overall, made by the ranking itself',
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
  summary: 'Which place and points a typed score would get; nothing is recorded',
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
  summary:
    'What a correction, a penalty, an adjustment or a status would change on the board, before it is decided',
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
  summary: 'The whole board of a division as a file, CSV or JSON',
  access: 'public',
  params: competitionParams,
  query: boardFileQuery,
  data: boardFile,
  rateLimit: { times: 20, perSeconds: 60 },
  errors: [],
});
