import { accountTexts, sessionCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { dateFormat } from '@chalkline/contract/date-format.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(sessionCodes, accountTexts);

interface SuspendedPerson {
  readonly suspendedFor: string | null;
  readonly suspendedUntil: Date | null;
}

const utcText = (moment: Date) =>
  `${dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }, 'en-US').format(moment)} UTC`;

export const credentialsWrong = () => refusal('credentials_wrong');
/** With the reason the administrator wrote for the person, and when it ends. */
export const accountSuspended = ({ suspendedFor, suspendedUntil }: SuspendedPerson) =>
  refusal('account_suspended', {
    instead:
      [suspendedFor, suspendedUntil && `Suspended until ${utcText(suspendedUntil)}.`]
        .filter(Boolean)
        .join(' ') || null,
  });
export const accountLeaving = () => refusal('account_leaving', { path: 'body.keepAccount' });
export const emailNotVerified = () => refusal('email_not_verified');
