import type {
  PartnerInvitationReply,
  PartnerStaffReply,
} from '@chalkline/contract/partners/partner-staff.schema.ts';
import type { InvitationFound, StaffFound } from './partner-staff.repository.ts';

export function presentStaff({ staff, name }: StaffFound): PartnerStaffReply {
  const { id, email, joinedAt, invitedAt } = staff;
  const state = joinedAt ? 'active' : 'invited';
  return { id, email, name, state, since: (joinedAt ?? invitedAt).toISOString() };
}

export function presentInvitation({ staff, partner, invitedBy }: InvitationFound): PartnerInvitationReply {
  return { id: staff.id, partner, invitedBy, until: (staff.expiresAt ?? staff.invitedAt).toISOString() };
}
