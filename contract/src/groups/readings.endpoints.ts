import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { groupParams } from './group.schema.ts';
import { newReading, readingReply, readingsQuery } from './reading.schema.ts';

export const openWithReason = endpoint({
  method: 'POST',
  path: '/api/groups/:groupId/readings',
  summary: 'As an administrator, read a closed group for an hour; its owners see who did and why',
  access: { owner: 'group' },
  params: groupParams,
  body: newReading,
  data: readingReply,
  status: 201,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['group_archived'],
});

export const listReadings = endpoint({
  method: 'GET',
  path: '/api/groups/:groupId/readings',
  summary: 'List the administrators who read a closed group of yours, latest first',
  access: { owner: 'group' },
  params: groupParams,
  query: readingsQuery,
  data: z.array(readingReply),
  shape: 'list',
  errors: ['group_archived'],
});
