import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { meReply } from './person.schema.ts';
import {
  emailChangeUndo,
  emailConfirmation,
  newEmailChange,
  passwordChange,
  securityView,
} from './security.schema.ts';
import { sessionReply } from './session.schema.ts';

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/people/me/security',
  summary: 'List your sign-in methods',
  access: 'signed_in',
  data: securityView,
  errors: [],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/people/me/password',
  summary: 'Change the password; every other session ends',
  access: 'signed_in',
  body: passwordChange,
  data: z.null(),
  errors: ['password_wrong', 'password_common'],
});

export const askEmailChange = endpoint({
  method: 'PUT',
  path: '/api/people/me/email-change',
  summary:
    'Request an email change: sends a code to the new email. The response doesn’t reveal whether it is known',
  access: 'signed_in',
  body: newEmailChange,
  data: securityView,
  status: 202,
  errors: ['password_wrong', 'email_same', 'mail_not_set_up'],
});

export const resendEmailChangeCode = endpoint({
  method: 'POST',
  path: '/api/people/me/email-change/codes',
  summary: 'Send another code to the new email; only the newest works',
  access: 'signed_in',
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/people/me/email-change',
  summary: 'Cancel a pending email change',
  access: 'signed_in',
  data: z.null(),
  errors: [],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/people/me/email-change/confirmation',
  summary: 'Verify the new email with the mailed code; the old one can undo the change for 72 hours',
  access: 'signed_in',
  body: emailConfirmation,
  data: meReply,
  errors: ['code_wrong', 'email_taken'],
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/people/email-change-undo',
  summary: 'Undo an email change with the mailed link: sets a new password, ends every session and signs in',
  access: 'public',
  signedOut: true,
  body: emailChangeUndo,
  data: sessionReply,
  status: 201,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: [
    'password_common',
    'link_invalid',
    'account_suspended',
    'second_factor_required',
    'second_factor_wrong',
    'passkey_wrong',
  ],
});
