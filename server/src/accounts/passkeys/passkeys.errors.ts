import { accountTexts, passkeyCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(passkeyCodes, accountTexts);

export const passkeyWrong = () => refusal('passkey_wrong', { path: 'body.passkey' });
export const passkeyNotAdded = () => refusal('passkey_not_added');
export const passkeyKnown = () => refusal('passkey_known');
export const passkeysFull = () => refusal('passkeys_full');
