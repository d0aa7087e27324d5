import { staffInvitationKeptDays } from '@chalkline/contract/competitions/staff-invitation.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Parts } from '../../platform/parts.ts';
import { sweepAsked } from './staff-invitations.repository.ts';

/** Forgets the addresses of invitations that could be accepted no more for as long as they are kept. */
export async function sweepStaffInvitations({ database, clock }: Parts): Promise<void> {
  const keptTime = staffInvitationKeptDays * day;
  await sweepAsked(database.sql, new Date(clock.now().getTime() - keptTime));
}
