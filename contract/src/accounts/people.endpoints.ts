import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { emailField } from '../http/fields.ts';
import {
  learnedZone,
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
  summary: 'Get your account and permissions',
  access: 'signed_in',
  data: meReply,
  errors: [],
});

export const learnZone = endpoint({
  method: 'PUT',
  path: '/api/people/me/zone',
  summary: 'Take this time zone for emails and quiet hours, if you have none yet',
  access: 'signed_in',
  body: learnedZone,
  data: z.null(),
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [],
});

export const registerPerson = endpoint({
  method: 'POST',
  path: '/api/people',
  summary: 'Register and get a code by email. The response doesn’t reveal whether the email is known',
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
  summary: 'Verify the email with the mailed code: creates the account and signs in',
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
  summary:
    'Send a new code; only the newest works. The response doesn’t reveal whether there is a registration',
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
  summary: 'Send a password reset link. The response doesn’t reveal whether the email is known',
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
  summary: 'Read what a link is for, without using it up',
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
  summary: 'Set the password with a link: ends every session and signs in',
  access: 'public',
  signedOut: true,
  body: passwordByLink,
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
