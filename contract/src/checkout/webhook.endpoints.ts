import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'News of the payment provider, signed by it. Stored once and handled in the background',
  access: 'public',
  takesRawBody: true,
  bodyBytes: 262_144,
  body: z.string(),
  data: z.null(),
  errors: ['bad_signature'],
});
