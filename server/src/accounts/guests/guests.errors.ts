import { accountTexts, guestCodes } from '@chalkline/contract/accounts/accounts.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(guestCodes, accountTexts);

export const guestUnknown = () => refusal('guest_unknown', { path: 'body.email' });
