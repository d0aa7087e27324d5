import { passwordCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(passwordCodes);

export const passwordCommon = () =>
  refusal('password_common', 'This password is too easy to guess.', 'body.password');
export const passwordWrong = (field: 'currentPassword' | 'password') =>
  refusal('password_wrong', 'This is not your password.', `body.${field}`);
export const linkInvalid = () =>
  refusal('link_invalid', 'This link was used already, is too old, or a newer one was made.', 'body.token');
