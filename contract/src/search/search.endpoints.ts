import { endpoint } from '../http/endpoint.ts';
import { searchQuery, searchReply } from './search.schema.ts';

export const searchEverything = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Search competitions, events, people, groups, programs, foods and products that you may see',
  access: 'public',
  query: searchQuery,
  data: searchReply,
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});
