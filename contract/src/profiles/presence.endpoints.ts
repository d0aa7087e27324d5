import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** How long somebody counts as here after the last sign of them, and how often an open page gives one. */
export const presenceSeconds = { kept: 90, between: 45 } as const;

export const sayHere = endpoint({
  method: 'PUT',
  path: '/api/presence',
  summary: 'Say that you’re here, for 90 seconds; no history is kept',
  access: 'signed_in',
  data: z.null(),
  rateLimit: { times: 30, perSeconds: 60 },
  errors: [],
});
