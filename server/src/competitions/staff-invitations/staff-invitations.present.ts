import type {
  MyStaffInvitation,
  StaffInvitationReply,
  WaitingStaffInvitation,
} from '@chalkline/contract/competitions/staff-invitation.schema.ts';
import type { StaffInvitation } from './staff-invitations.repository.ts';
import type { StaffInvitationRow } from './staff-invitations.table.ts';

export function presentStaffInvitation(invitation: StaffInvitationRow): StaffInvitationReply {
  const { id, email, role, invitedAt } = invitation;
  return { id, email, role, invitedAt: invitedAt.toISOString() };
}

export function presentWaiting(waiting: readonly StaffInvitationRow[]): WaitingStaffInvitation[] {
  return waiting.map((invitation) => ({
    ...presentStaffInvitation(invitation),
    expiresAt: invitation.expiresAt.toISOString(),
  }));
}

export function presentMyStaffInvitations(mine: readonly StaffInvitation[]): MyStaffInvitation[] {
  return mine.map(({ id, role, inviter, invitedAt, expiresAt, competition }) => ({
    ...{ id, role, competition },
    invitedBy: inviter,
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
