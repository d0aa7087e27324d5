import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { emailField, idField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { newSession, newSessionByCode, sessionReply, sessionView } from './session.schema.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sessions',
  summary: 'Sign in with email and password',
  access: 'public',
  signedOut: true,
  body: newSession,
  data: sessionReply,
  status: 201,
  errors: [
    'credentials_wrong',
    'account_suspended',
    'account_leaving',
    'email_not_verified',
    'second_factor_required',
    'second_factor_wrong',
    'passkey_wrong',
  ],
});

export const askSignInCode = endpoint({
  method: 'POST',
  path: '/api/sessions/codes',
  summary:
    'Send a one-time sign-in code; only the newest works. The response doesn’t reveal whether the email is known',
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
  summary: 'Sign in with a mailed one-time code',
  access: 'public',
  signedOut: true,
  body: newSessionByCode,
  data: sessionReply,
  status: 201,
  errors: [
    'code_wrong',
    'account_suspended',
    'account_leaving',
    'second_factor_required',
    'second_factor_wrong',
    'passkey_wrong',
  ],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'List your sessions, newest first',
  access: 'signed_in',
  query: z.strictObject({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
  data: z.array(sessionView),
  shape: 'list',
  errors: [],
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: 'End one of your sessions; its streams close within 5 s',
  access: 'signed_in',
  params: z.object({ sessionId: idField }),
  data: z.null(),
  errors: [],
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End all your other sessions',
  access: 'signed_in',
  data: z.object({ ended: z.int() }),
  errors: [],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/sessions/current',
  summary: 'Sign out and revoke the token',
  access: 'signed_in',
  guests: 'everywhere',
  data: z.null(),
  errors: [],
});
