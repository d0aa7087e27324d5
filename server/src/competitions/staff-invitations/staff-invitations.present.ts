import type {
  MyStaffInvitation,
  StaffInvitationReply,
  WaitingStaffInvitation,
} from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import type { StaffInvitation } from './staff-invitations.repository.ts';
import type { StaffInvitationRow } from './staff-invitations.table.ts';

export function presentStaffInvitation(invitation: StaffInvitationRow): StaffInvitationReply {
  const { id, email, role, until, invitedAt } = invitation;
  return { id, email, role, until, invitedAt: invitedAt.toISOString() };
}

export function presentWaiting(waiting: readonly StaffInvitationRow[]): WaitingStaffInvitation[] {
  return waiting.map((invitation) => ({
    ...presentStaffInvitation(invitation),
    expiresAt: invitation.expiresAt.toISOString(),
  }));
}

export function presentMyStaffInvitations(mine: readonly StaffInvitation[]): MyStaffInvitation[] {
  return mine.map(({ id, role, until, inviter, invitedAt, expiresAt, competition }) => ({
    id,
    role,
    until,
    competition,
    invitedBy: inviter,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
