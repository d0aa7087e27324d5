import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { newSession, sessionReply } from './session.schema.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sessions',
  summary: 'Sign in with e-mail and password',
  access: 'public',
  body: newSession,
  data: sessionReply,
  status: 201,
  errors: ['credentials_wrong', 'account_suspended', 'email_not_verified'],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/api/sessions/current',
  summary: 'Sign out: the token is no longer good from now on',
  access: 'signed_in',
  data: z.null(),
  errors: [],
});
