import { competitionTexts, entryClaimCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(entryClaimCodes, competitionTexts);

export const entryClaimNotFound = () => notFound('invitation');
export const entryClaimed = () => refusal('entry_claimed');
export const alreadyInDivision = () => refusal('already_in_division');
