import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { idField } from '../http/fields.ts';
import {
  newPasskey,
  newSessionByPasskey,
  passkeyChange,
  passkeyCreation,
  passkeyRequest,
  passkeyView,
} from './passkey.schema.ts';
import { sessionReply } from './session.schema.ts';

const path = '/api/people/me/passkeys';

export const listPasskeys = endpoint({
  method: 'GET',
  path,
  summary: 'List your passkeys, newest first, of every site that your account signs in at',
  access: 'signed_in',
  data: z.array(passkeyView),
  errors: [],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: `${path}/options`,
  summary: 'Get the options for `navigator.credentials.create`; its challenge works once within five minutes',
  access: 'signed_in',
  body: passkeyChange,
  data: passkeyCreation,
  status: 201,
  errors: [
    'password_wrong',
    'second_factor_required',
    'second_factor_wrong',
    'passkey_wrong',
    'passkeys_full',
  ],
});

export const addPasskey = endpoint({
  method: 'POST',
  path,
  summary: 'Add the passkey that the browser created with these options',
  access: 'signed_in',
  idempotency: 'optional',
  body: newPasskey,
  data: passkeyView,
  status: 201,
  errors: ['passkey_not_added', 'passkey_known', 'passkeys_full'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: `${path}/:passkeyId/removal`,
  summary: 'Remove a passkey and end the other sessions it opened',
  access: 'signed_in',
  params: z.object({ passkeyId: idField }),
  body: passkeyChange,
  data: z.null(),
  errors: ['password_wrong', 'second_factor_required', 'second_factor_wrong', 'passkey_wrong'],
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/sessions/by-passkey/options',
  summary: 'Get the options for `navigator.credentials.get`; its challenge works once within five minutes',
  access: 'public',
  signedOut: true,
  data: passkeyRequest,
  errors: [],
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/sessions/by-passkey',
  summary: 'Sign in with a passkey alone; it proves both steps',
  access: 'public',
  signedOut: true,
  body: newSessionByPasskey,
  data: sessionReply,
  status: 201,
  errors: ['passkey_wrong', 'account_suspended', 'account_leaving'],
});
