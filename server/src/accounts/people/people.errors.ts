import { personCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(personCodes);

export const emailTaken = () => refusal('email_taken', 'This address has an account by now.', 'body.email');
