import { accountTexts, emailChangeCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(emailChangeCodes, accountTexts);

export const emailSame = () => refusal('email_same', { path: 'body.email' });
