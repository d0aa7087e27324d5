import { endpoint } from '../http/endpoint.ts';
import { acceptance, invitationToken, openedInvitation } from './invited.schema.ts';
import { meReply } from './person.schema.ts';
import { sessionReply } from './session.schema.ts';

/** 256 random bits are not guessed; this only keeps a broken program from trying for ever. */
const rateLimit = { times: 30, perSeconds: 600 };

export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/people/invitations/opened',
  summary: 'Read an invitation by its link, without using it up',
  access: 'public',
  signedOut: true,
  body: invitationToken,
  data: openedInvitation,
  rateLimit,
  errors: ['invitation_invalid'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/people/invitations/accounts',
  summary: 'Accept an invitation with a new account and sign in',
  access: 'public',
  signedOut: true,
  body: acceptance,
  data: sessionReply,
  status: 201,
  rateLimit,
  errors: ['invitation_invalid', 'password_common', 'email_taken'],
});

export const joinByInvitation = endpoint({
  method: 'POST',
  path: '/api/people/invitations/joined',
  summary: 'Accept or decline an invitation with the current account',
  access: 'signed_in',
  body: invitationToken,
  data: meReply,
  rateLimit,
  errors: [
    'invitation_invalid',
    'invitation_for_another',
    'in_another_organization',
    'administrators_join_none',
  ],
});
