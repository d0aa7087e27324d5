import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import { shareSegments } from '../share-links.ts';

export const createSharedLink = endpoint({
  method: 'GET',
  path: '/mobileapis/create-shared-link',
  summary: 'Get a share link for something public. It grants no access',
  access: 'public',
  query: z.object({ type: z.enum(shareSegments), id: idField }),
  data: z.string(),
  rateLimit: { times: 120, perSeconds: 60 },
  errors: [],
});
