import { accountTexts, personCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(personCodes, accountTexts);

export const emailTaken = () => refusal('email_taken', { path: 'body.email' });
