import { registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(registrationCodes);

export const codeWrong = () => refusal('code_wrong', 'This code is wrong or no longer good.', 'body.code');
export const mailNotSetUp = () =>
  refusal('mail_not_set_up', 'Nobody can register here: this server sends no mail.');
