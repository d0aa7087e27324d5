import type {
  PartnerInvitationReply,
  PartnerStaffReply,
} from '@chalkline/contract/partners/partner-staff.schema.ts';
import type { StaffFound } from './partner-staff.repository.ts';
import type { InvitationSeen } from './partner-staff.service.ts';

export function presentStaff({ staff, name }: StaffFound): PartnerStaffReply {
  const { id, email, joinedAt, invitedAt } = staff;
  const state = joinedAt ? 'active' : 'invited';
  return { id, email, name, state, since: (joinedAt ?? invitedAt).toISOString() };
}

export function presentInvitation({
  staff,
  partner,
  invitedBy,
  refused,
}: InvitationSeen): PartnerInvitationReply {
  const until = (staff.expiresAt ?? staff.invitedAt).toISOString();
  return { id: staff.id, partner, invitedBy, refused, until };
}
