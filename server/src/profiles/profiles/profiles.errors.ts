import { commonCodes } from '@chalkline/contract/http/codes.ts';
import { profileCodes } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf({ ...commonCodes, ...profileCodes });

export const countryUnknown = () =>
  refusal('not_one_of', 'This is no country of ISO 3166-1.', 'body.country');
export const birthDateToCome = () => refusal('too_big', 'This day has not come yet.', 'body.birthDate');
export const audienceTooWide = (path: string) =>
  refusal('audience_too_wide', 'Under 16 a page is shown to the own organization at most.', path);
