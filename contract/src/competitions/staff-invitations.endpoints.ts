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
    'Ask somebody by mail to help to run it. The answer does not tell whether the address has an account',
  access: { owner: 'competition' },
  params: competitionParams,
  body: newStaffInvitation,
  data: staffInvitationReply,
  status: 201,
  // Each may be a mail to somebody who never asked for one.
  rateLimit: { times: 30, perSeconds: 3600 },
  errors: ['already_staff', 'staff_invitations_used_up'],
});

export const listStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/competitions/:competitionId/staff/invitations',
  summary: 'Who was asked to help to run it and has not answered, by address',
  access: { owner: 'competition' },
  params: competitionParams,
  data: z.array(waitingStaffInvitation),
  errors: [],
});

export const withdrawStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/competitions/:competitionId/staff/invitations/:staffInvitationId',
  summary: 'Take an invitation to the staff back',
  access: { owner: 'competition' },
  params: staffInvitationOfParams,
  data: z.null(),
  errors: [],
});

export const listMyStaffInvitations = endpoint({
  method: 'GET',
  path: '/api/my/staff-invitations',
  summary: 'The competitions that I am asked to help to run, latest first',
  access: 'signed_in',
  data: z.array(myStaffInvitation),
  errors: [],
});

export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/api/my/staff-invitations/:staffInvitationId/acceptance',
  summary: 'Help to run the competition, in the role that the invitation says',
  access: { owner: 'staff invitation' },
  params: staffInvitationParams,
  body: staffAcceptance,
  data: staffReply,
  status: 201,
  errors: ['staff_invitation_expired', 'already_staff'],
});

export const declineStaffInvitation = endpoint({
  method: 'DELETE',
  path: '/api/my/staff-invitations/:staffInvitationId',
  summary: 'Decline to help to run the competition',
  access: { owner: 'staff invitation' },
  params: staffInvitationParams,
  data: z.null(),
  errors: [],
});
