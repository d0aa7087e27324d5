import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { emailField } from '../http/fields.ts';
import {
  meReply,
  newRegistration,
  passwordByLink,
  passwordLinkToken,
  passwordLinkView,
  registrationReply,
  verification,
} from './person.schema.ts';
import { sessionReply } from './session.schema.ts';

export const getMe = endpoint({
  method: 'GET',
  path: '/api/people/me',
  summary: 'Who am I, and what may I do',
  access: 'signed_in',
  data: meReply,
  errors: [],
});

export const registerPerson = endpoint({
  method: 'POST',
  path: '/api/people',
  summary: 'Register; a code is mailed. The answer does not tell whether the address is known',
  access: 'public',
  signedOut: true,
  body: newRegistration,
  data: registrationReply,
  status: 202,
  errors: ['password_common', 'mail_not_set_up'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/people/verification',
  summary: 'Prove the address with the code from the mail: makes the account and signs in',
  access: 'public',
  signedOut: true,
  body: verification,
  data: sessionReply,
  status: 201,
  // The last two of a company that was registered with it.
  errors: [
    'code_wrong',
    'registration_replaced',
    'email_taken',
    'identifier_taken',
    'already_in_organization',
  ],
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/people/verification-codes',
  summary: 'Mail a new code; only the newest is good. The answer does not tell whether anybody waits for one',
  access: 'public',
  signedOut: true,
  body: z.strictObject({ email: emailField }),
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const askPasswordLink = endpoint({
  method: 'POST',
  path: '/api/people/password-links',
  summary: 'Mail a link to choose a new password. The answer does not tell whether the address is known',
  access: 'public',
  signedOut: true,
  body: z.strictObject({ email: emailField }),
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/api/people/password-link',
  summary: 'Whose link this is and what for; uses nothing up',
  access: 'public',
  signedOut: true,
  body: passwordLinkToken,
  data: passwordLinkView,
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: ['link_invalid'],
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/people/password',
  summary: 'Set the password with the link that was handed out: ends every session and signs in',
  access: 'public',
  signedOut: true,
  body: passwordByLink,
  data: sessionReply,
  status: 201,
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['password_common', 'link_invalid', 'account_suspended'],
});
