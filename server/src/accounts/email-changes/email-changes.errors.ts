import { emailChangeCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(emailChangeCodes);

export const emailSame = () => refusal('email_same', 'This is your address already.', 'body.email');
