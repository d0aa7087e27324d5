import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { liveFloor, liveFloorsQuery } from './live-floor.schema.ts';

export const listLiveFloors = endpoint({
  method: 'GET',
  path: '/api/competitions/live',
  summary:
    'The competitions that are live, soonest begun first: who leads, what is under way, what comes next',
  access: 'public',
  query: liveFloorsQuery,
  data: z.array(liveFloor),
  shape: 'list',
  errors: [],
});
