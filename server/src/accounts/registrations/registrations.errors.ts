import { registrationCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(registrationCodes);

export const registrationReplaced = () =>
  refusal('registration_replaced', 'This address was registered again meanwhile. Register once more.');
