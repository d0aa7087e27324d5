import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { emailField, idField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { newSession, newSessionByCode, sessionReply, sessionView } from './session.schema.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sessions',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  signedOut: true,
  body: newSession,
  data: sessionReply,
  status: 201,
  errors: ['credentials_wrong', 'account_suspended', 'account_leaving', 'email_not_verified'],
});

export const askSignInCode = endpoint({
  method: 'POST',
  path: '/api/sessions/codes',
  summary:
    'Mail a one-time code to sign in with; only the newest is good. The answer does not tell whether the address is known',
  access: 'public',
  signedOut: true,
  body: z.strictObject({ email: emailField }),
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const signInByCode = endpoint({
  method: 'POST',
  path: '/api/sessions/by-code',
  summary: 'Sign in with the one-time code from the mail',
  access: 'public',
  signedOut: true,
  body: newSessionByCode,
  data: sessionReply,
  status: 201,
  errors: ['code_wrong', 'account_suspended', 'account_leaving'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where one is signed in, newest first',
  access: 'signed_in',
  query: z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
  data: z.array(sessionView),
  shape: 'list',
  errors: [],
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: 'End one of one’s own sessions; its streams are shut within 5 s',
  access: 'signed_in',
  params: z.object({ sessionId: idField }),
  data: z.null(),
  errors: [],
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End every session of one’s own but the one that asks',
  access: 'signed_in',
  data: z.object({ ended: z.int() }),
  errors: [],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/sessions/current',
  summary: 'Sign out: the token is no longer good from now on',
  access: 'signed_in',
  data: z.null(),
  errors: [],
});
