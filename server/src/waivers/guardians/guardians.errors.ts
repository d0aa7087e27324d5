import { waiverCodes, waiverTexts } from '@chalkline/contract/waivers/waivers.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(waiverCodes, waiverTexts);

export const guardianNotNeeded = () => refusal('guardian_not_needed');
export const guardianIsYou = () => refusal('guardian_is_you', { path: 'body.email' });
export const guardianLinkExpired = () => refusal('guardian_link_expired');
