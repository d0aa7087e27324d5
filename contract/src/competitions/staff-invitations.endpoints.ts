import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { competitionParams } from './competition.schema.ts';
import { staffReply } from './staff.schema.ts';
import {
  myStaffInvitation,
  newStaffInvitation,
  staffAcceptance,
  staffInvitationOfParams,
  staffInvitationParams,
  staffInvitationReply,
  waitingStaffInvitation,
} from './staff-invitation.schema.ts';

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/competitions/:competitionId/staff',
  summary:
    'Invite someone by email to the staff. The response doesn’t reveal whether the email has an account',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newStaffInvitation,
  data: staffInvitationReply,
  status: 201,
  // Each may be a mail to somebody who never asked for one.
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['already_staff', 'competition_closed', 'staff_end_passed', 'staff_invitations_used_up'],
});

export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/staff/invitations',
  summary: 'List open staff invitations, by email',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(waitingStaffInvitation),
  errors: [],
});

export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/staff/invitations/:staffInvitationId',
  summary: 'Revoke a staff invitation',
  access: { owner: 'competition' },
  params: staffInvitationOfParams,
  data: z.null(),
  errors: [],
});

export const listMyStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/my/staff-invitations',
  summary: 'List your staff invitations, latest first',
  access: 'signed_in',
  data: z.array(myStaffInvitation),
  errors: [],
});

export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/my/staff-invitations/:staffInvitationId/acceptance',
  summary: 'Accept a staff invitation',
  access: { owner: 'staff invitation' },
  params: staffInvitationParams,
  body: staffAcceptance,
  data: staffReply,
  status: 201,
  idempotency: 'optional',
  errors: ['staff_invitation_expired', 'already_staff', 'competition_closed'],
});

export const declineStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/my/staff-invitations/:staffInvitationId',
  summary: 'Decline a staff invitation',
  access: { owner: 'staff invitation' },
  params: staffInvitationParams,
  data: z.null(),
  errors: [],
});
