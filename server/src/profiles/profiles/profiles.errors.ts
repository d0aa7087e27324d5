import { commonCodes, commonTexts } from '@chalkline/contract/http/codes.ts';
import { profileCodes, profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...commonCodes, ...profileCodes }, { ...commonTexts, ...profileTexts });

export const profileChanged = () => stateChanged('profile');
export const countryUnknown = () =>
  refusal('not_one_of', { path: 'body.country', detail: 'Countries are ISO 3166-1 codes.' });
export const birthDateToCome = () =>
  refusal('too_big', { path: 'body.birthDate', instead: 'This birth date is in the future. Check it.' });
export const audienceTooWide = (path: string) => refusal('audience_too_wide', { path });
