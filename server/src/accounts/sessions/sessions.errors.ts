import { accountTexts, sessionCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(sessionCodes, accountTexts);

export const credentialsWrong = () => refusal('credentials_wrong');
/** `why` is the reason the administrator wrote for the person. */
export const accountSuspended = (why: string | null) => refusal('account_suspended', { instead: why });
export const accountLeaving = () => refusal('account_leaving', { path: 'body.keepAccount' });
export const emailNotVerified = () => refusal('email_not_verified');
