import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { competitionParams } from './competition.schema.ts';
import { entryParams } from './entry.schema.ts';
import { followed } from './following.schema.ts';
import { followedAtMost } from './found-rows.schema.ts';

export const listFollowed = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/followed-entries',
  summary: 'List the athletes you follow in a competition',
  access: 'signed_in',
  params: competitionParams,
  data: followed,
  errors: [],
});

export const followEntry = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/followed-entries/:entryId',
  summary: 'Follow an athlete; following twice changes nothing',
  access: 'signed_in',
  params: entryParams,
  data: followed,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: ['too_many_followed'],
});

export const unfollowEntry = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/followed-entries/:entryId',
  summary: 'Unfollow an athlete',
  access: 'signed_in',
  params: entryParams,
  data: followed,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});

export const addFollowed = endpoint({
  method: 'PUT',
  path: '/api/competitions/:competitionId/followed-entries',
  summary:
    'Import the athletes followed before signing in; unknown athletes and those over the limit are skipped',
  access: 'signed_in',
  params: competitionParams,
  body: z.strictObject({ entryIds: z.array(idField).min(1).max(followedAtMost) }),
  data: followed,
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [],
});
