import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  newPartnerStaff,
  partnerInvitationAnswer,
  partnerInvitationReply,
  partnerStaffParams,
  partnerStaffReply,
} from './partner-staff.schema.ts';

const staff = z.array(partnerStaffReply);
const invitations = z.array(partnerInvitationReply);

export const listPartnerStaff = endpoint({
  method: 'GET',
  path: '/api/own-partner/staff',
  summary: 'Who handles orders and products of my partner, and who is invited to',
  access: 'signed_in',
  data: staff,
  errors: [],
});

export const invitePartnerStaff = endpoint({
  method: 'POST',
  path: '/api/own-partner/staff',
  summary: 'Invite someone to handle orders and products of my partner',
  access: 'signed_in',
  body: newPartnerStaff,
  data: staff,
  status: 201,
  idempotency: 'required',
  rateLimit: { times: 20, perSeconds: 3600 },
  errors: ['staff_exists', 'staff_full'],
});

export const removePartnerStaff = endpoint({
  method: 'DELETE',
  path: '/api/partner-staff/:partnerStaffId',
  summary: 'Remove someone from my partner’s staff, or withdraw their invitation',
  access: 'signed_in',
  params: partnerStaffParams,
  data: z.null(),
  errors: [],
});

export const leavePartnerStaff = endpoint({
  method: 'DELETE',
  path: '/api/own-partner/membership',
  summary: 'Leave the staff of the partner I work for',
  access: 'signed_in',
  data: z.null(),
  errors: [],
});

export const listPartnerInvitations = endpoint({
  method: 'GET',
  path: '/api/partner-invitations',
  summary: 'Partners that invite me to work for them',
  access: 'signed_in',
  data: invitations,
  errors: [],
});

export const answerPartnerInvitation = endpoint({
  method: 'PUT',
  path: '/api/partner-invitations/:partnerStaffId',
  summary: 'Accept or decline an invitation to work for a partner',
  access: 'signed_in',
  params: partnerStaffParams,
  body: partnerInvitationAnswer,
  data: invitations,
  errors: ['works_for_partner', 'owns_partner'],
});
