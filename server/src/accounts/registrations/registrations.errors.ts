import { accountTexts, registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(registrationCodes, accountTexts);

export const registrationReplaced = () => refusal('registration_replaced');
