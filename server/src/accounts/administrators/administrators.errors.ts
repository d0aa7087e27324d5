import { administratorCodes } from '@chalkline/contract/accounts/administrators.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(administratorCodes);

export const lastAdministrator = () =>
  refusal('last_administrator', 'This is the last administrator. Make somebody else one first.');
export const lastCorporateAdmin = () =>
  refusal(
    'last_corporate_admin',
    'This is the last administrator of the organization. Make somebody else one first.',
  );
