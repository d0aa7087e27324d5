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
  summary: 'By what one signs in',
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
    'Ask to change the e-mail address: a code is mailed to the new one. The answer does not tell whether that is known',
  access: 'signed_in',
  body: newEmailChange,
  data: securityView,
  status: 202,
  errors: ['password_wrong', 'email_same', 'mail_not_set_up'],
});

export const resendEmailChangeCode = endpoint({
  method: 'POST',
  path: '/api/people/me/email-change/codes',
  summary: 'Mail another code to the new address; only the newest is good',
  access: 'signed_in',
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/people/me/email-change',
  summary: 'Keep the address that one has',
  access: 'signed_in',
  data: z.null(),
  errors: [],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/people/me/email-change/confirmation',
  summary: 'Prove the new address with the code from the mail; the old one can undo it for 72 hours',
  access: 'signed_in',
  body: emailConfirmation,
  data: meReply,
  errors: ['code_wrong', 'email_taken'],
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/people/email-change-undo',
  summary:
    'Take the old address back with the link that was mailed to it: sets a new password, ends every session and signs in',
  access: 'public',
  signedOut: true,
  body: emailChangeUndo,
  data: sessionReply,
  status: 201,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['password_common', 'link_invalid', 'account_suspended'],
});
