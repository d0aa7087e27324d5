import { sessionCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(sessionCodes);

export const credentialsWrong = () => refusal('credentials_wrong', 'This e-mail or password is not right.');
export const accountSuspended = () => refusal('account_suspended', 'This account is suspended.');
export const emailNotVerified = () =>
  refusal('email_not_verified', 'Enter the code that was mailed to you first.');
