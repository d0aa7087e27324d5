import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { momentField } from '../http/fields.ts';
import { newHandover, newSessionByHandover } from './handover.schema.ts';
import { sessionReply } from './session.schema.ts';

export const beginHandover = endpoint({
  method: 'POST',
  path: '/api/sessions/handovers',
  summary: 'Get a code that opens a session on another site, once and within a minute',
  access: 'signed_in',
  body: newHandover,
  data: z.object({ code: z.string(), endsAt: momentField }),
  status: 201,
  errors: ['not_one_of'],
  rateLimit: { times: 20, perSeconds: 60 },
});

export const signInByHandover = endpoint({
  method: 'POST',
  path: '/api/sessions/by-handover',
  summary: 'Exchange a handover code (`token` in the URL) for a session',
  access: 'public',
  signedOut: true,
  body: newSessionByHandover,
  data: sessionReply,
  status: 201,
  errors: ['link_invalid'],
  rateLimit: { times: 30, perSeconds: 60 },
});
