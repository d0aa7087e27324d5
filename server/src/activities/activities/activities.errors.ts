import { groupCodes, groupTexts } from '@chalkline/contract/groups/groups.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(groupCodes, groupTexts);

export const endsBeforeStart = (path: string) => refusal('ends_before_start', { path });
export const tooLong = (path: string) => refusal('too_long_ahead', { path });
