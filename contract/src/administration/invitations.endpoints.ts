import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { invitationParams, invitationReply, invitationsQuery, newInvitation } from './invitation.schema.ts';
import { allowanceQuery, allowanceReply } from './invitation-allowance.schema.ts';

const access = { accountTypes: ['admin', 'corporate_admin'] } as const;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/people/invitations',
  summary: 'List open invitations, newest first',
  access,
  query: invitationsQuery,
  data: z.array(invitationReply),
  shape: 'list',
  errors: [],
});

export const getInvitationAllowance = endpoint({
  method: 'GET',
  path: '/api/people/invitations/allowance',
  summary: 'Get the remaining invitations for 24 hours and how many are queued',
  access,
  query: allowanceQuery,
  data: allowanceReply,
  errors: ['unknown_organization'],
});

export const invitePerson = endpoint({
  method: 'POST',
  path: '/api/people/invitations',
  summary:
    'Invite someone by email. For organizations, the response doesn’t reveal whether the email is known',
  access,
  body: newInvitation,
  data: invitationReply,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 60, perSeconds: 3600 },
  errors: [
    'organization_needed',
    'unknown_organization',
    'administrators_join_none',
    'already_invited',
    'already_member',
    'email_taken',
    'mail_not_set_up',
    'invitations_used_up',
    'invitation_mailed_often',
  ],
});

export const sendInvitationAgain = endpoint({
  method: 'POST',
  path: '/api/people/invitations/:invitationId/mail',
  summary: 'Resend an invitation: only the newest link works, for seven days',
  access,
  params: invitationParams,
  data: invitationReply,
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['mail_not_set_up', 'invitations_used_up', 'invitation_mailed_often'],
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/people/invitations/:invitationId',
  summary: 'Revoke an invitation and its link',
  access,
  params: invitationParams,
  data: z.null(),
  errors: [],
});
