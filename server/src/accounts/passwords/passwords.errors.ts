import { accountTexts, passwordCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(passwordCodes, accountTexts);

export const passwordCommon = () => refusal('password_common', { path: 'body.password' });
export const passwordWrong = (field: 'currentPassword' | 'password') =>
  refusal('password_wrong', { path: `body.${field}` });
export const linkInvalid = () => refusal('link_invalid', { path: 'body.token' });
