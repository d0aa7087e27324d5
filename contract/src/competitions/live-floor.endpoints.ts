import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { liveFloor, liveFloorsQuery } from './live-floor.schema.ts';

export const listLiveFloors = endpoint({
  method: 'GET',
  path: '/api/competitions/live',
  summary: 'List live competitions: who leads, what is on now and what is next',
  access: 'public',
  query: liveFloorsQuery,
  data: z.array(liveFloor),
  shape: 'list',
  errors: [],
});
