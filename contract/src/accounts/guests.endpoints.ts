import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { emailField } from '../http/fields.ts';
import { guestReply, newGuest } from './guest.schema.ts';

export const askGuestCode = endpoint({
  method: 'POST',
  path: '/api/guests/codes',
  summary:
    'Send a one-time code to continue without an account; only the newest works. An email with an account is asked to sign in instead, by mail alone',
  access: 'public',
  signedOut: true,
  body: z.strictObject({ email: emailField }),
  data: z.null(),
  status: 202,
  errors: ['mail_not_set_up'],
});

export const enterAsGuest = endpoint({
  method: 'POST',
  path: '/api/guests',
  summary:
    'Continue without an account, with a mailed one-time code: to register, pay and see one’s own orders',
  access: 'public',
  signedOut: true,
  body: newGuest,
  data: guestReply,
  status: 201,
  errors: ['code_wrong', 'guest_unknown', 'email_taken'],
});
