import { invitationKeptDays } from '@chalkline/contract/administration/invitation.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { sweepInvitations } from './invitation-mails.repository.ts';

/** Forgets the addresses of whom an invitation reached in vain, once it is too old to be sent again. */
export async function sweepOldInvitations({ database, clock }: Parts): Promise<void> {
  const now = clock.now();
  await sweepInvitations(database.sql, new Date(now.getTime() - invitationKeptDays * day), now);
}
