import { connectionCodes, profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(connectionCodes, profileTexts);

export const ownProfile = () => refusal('own_profile', { path: 'params.personId' });
export const tooManyFollows = () => refusal('too_many_follows');
