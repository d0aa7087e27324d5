import { accountTexts, registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(registrationCodes, accountTexts);

export const codeWrong = () => refusal('code_wrong', { path: 'body.code' });
export const mailNotSetUp = () => refusal('mail_not_set_up');
