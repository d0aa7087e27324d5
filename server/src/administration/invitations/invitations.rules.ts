import { invitationDays } from '@chalkline/contract/administration/invitation.lifecycle.ts';
import { day } from '@chalkline/contract/spans.ts';

/** When the link of an invitation that is mailed at this moment is good no longer. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + invitationDays * day);
}
