import type { InvitationReply } from '@chalkline/contract/administration/invitation.schema.ts';
import type { AllowanceReply } from '@chalkline/contract/administration/invitation-allowance.schema.ts';
import { presentMe } from '../../accounts/people/people.present.ts';
import { presentSession } from '../../accounts/sessions/sessions.present.ts';
import type { Allowance } from './invitations.allowance.service.ts';
import type { Invitation } from './invitations.service.ts';

export function presentInvitation(invitation: Invitation): InvitationReply {
  const { id, name, email, accountType, organizationId, organization, createdBy, inviter } = invitation;
  return {
    id,
    name,
    email,
    accountType,
    organization: organizationId ? { id: organizationId, name: organization ?? '' } : null,
    invitedBy: createdBy ? { id: createdBy, name: inviter ?? '' } : null,
    createdAt: invitation.createdAt.toISOString(),
    mailedAt: invitation.mailedAt?.toISOString() ?? null,
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

export function presentAllowance({ nextAt, ...figures }: Allowance): AllowanceReply {
  return { ...figures, nextAt: nextAt?.toISOString() ?? null };
}

/** The new account, signed in. */
export const presentOpened = presentSession;

/** The existing account after it accepted. */
export const presentJoined = presentMe;
