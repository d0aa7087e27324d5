import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { personResult, personResultsParams, personResultsQuery } from './result.schema.ts';

export const listPersonResults = endpoint({
  method: 'GET',
  path: '/api/profiles/:personId/results',
  summary: 'List a person’s competitions, latest first, if their profile shows them',
  access: 'public',
  params: personResultsParams,
  query: personResultsQuery,
  data: z.array(personResult),
  shape: 'list',
  // In a division of 150,000 the row is looked for through a whole board.
  rateLimit: { times: 60, perSeconds: 60 },
  errors: [],
});
