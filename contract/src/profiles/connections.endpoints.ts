import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { connectionReply, connectionsQuery, peopleQuery, personCard } from './connection.schema.ts';
import { personParams } from './profile.schema.ts';

const often = { times: 60, perSeconds: 60 } as const;

export const seeConnection = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/connection',
  summary: 'Get whether you follow or block a person, and their counts',
  access: 'public',
  params: personParams,
  data: connectionReply,
  errors: [],
});

export const followPerson = endpoint({
  method: 'PUT',
  path: '/api/profiles/:personId/follow',
  summary: 'Follow a person; following twice changes nothing',
  access: 'signed_in',
  params: personParams,
  data: connectionReply,
  rateLimit: often,
  errors: ['own_profile', 'too_many_follows'],
});

export const unfollowPerson = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:personId/follow',
  summary: 'Unfollow a person',
  access: 'signed_in',
  params: personParams,
  data: connectionReply,
  rateLimit: often,
  errors: [],
});

export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/profiles/:personId/block',
  summary: 'Block a person: neither of you finds the other, and they aren’t told',
  access: 'signed_in',
  params: personParams,
  data: z.null(),
  rateLimit: often,
  errors: ['own_profile'],
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:personId/block',
  summary: 'Unblock a person; follows from before don’t come back',
  access: 'signed_in',
  params: personParams,
  data: z.null(),
  rateLimit: often,
  errors: [],
});

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/profiles/me/blocked',
  summary: 'List the people you block, newest first',
  access: 'signed_in',
  query: connectionsQuery,
  data: z.array(personCard),
  shape: 'list',
  errors: [],
});

export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/followers',
  summary: 'List a person’s followers whom you may see, newest first',
  access: 'public',
  params: personParams,
  query: connectionsQuery,
  data: z.array(personCard),
  shape: 'list',
  errors: [],
});

export const listFollowing = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/following',
  summary: 'List the people someone follows whom you may see, newest first',
  access: 'public',
  params: personParams,
  query: connectionsQuery,
  data: z.array(personCard),
  shape: 'list',
  errors: [],
});

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/profiles',
  summary: 'Find people by name or handle whose profile you may see',
  access: 'signed_in',
  query: peopleQuery,
  data: z.array(personCard),
  shape: 'list',
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});
