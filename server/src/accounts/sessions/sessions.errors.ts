import { sessionCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(sessionCodes);

export const credentialsWrong = () => refusal('credentials_wrong', 'This e-mail or password is not right.');
/** `why` is what the administrator wrote: a sentence for the person. */
export const accountSuspended = (why: string | null) =>
  refusal('account_suspended', why ?? 'This account is suspended.');
export const accountLeaving = () =>
  refusal('account_leaving', 'This account is about to be deleted. Sign in to keep it.', 'body.keepAccount');
export const emailNotVerified = () =>
  refusal('email_not_verified', 'Enter the code that was mailed to you first.');
