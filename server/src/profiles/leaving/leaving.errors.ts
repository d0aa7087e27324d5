import { leavingCodes, profileTexts } from '@chalkline/contract/profiles/profiles.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(leavingCodes, profileTexts);

export const leavingLinkInvalid = () => refusal('leaving_link_invalid');
