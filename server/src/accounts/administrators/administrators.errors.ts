import { administratorCodes, administratorTexts } from '@chalkline/contract/accounts/administrators.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(administratorCodes, administratorTexts);

export const lastAdministrator = () => refusal('last_administrator');
export const lastCorporateAdmin = () => refusal('last_corporate_admin');
