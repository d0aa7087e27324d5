import { accountTexts, secondFactorCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(secondFactorCodes, accountTexts);

export const secondFactorRequired = () => refusal('second_factor_required', { path: 'body.secondFactor' });
export const secondFactorWrong = (field: 'code' | 'secondFactor') =>
  refusal('second_factor_wrong', { path: `body.${field}` });
export const secondFactorOn = () => refusal('second_factor_on');
export const secondFactorOff = () => refusal('second_factor_off');
