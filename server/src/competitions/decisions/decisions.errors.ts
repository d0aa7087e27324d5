import { scoreCodes, scoreTexts } from '@chalkline/contract/competitions/scores.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scoreCodes, scoreTexts);

export const penaltyNotFound = () => notFound('penalty');
export const adjustmentNotFound = () => notFound('adjustment');
export const nothingToPenalize = () => refusal('nothing_to_penalize', { path: 'body.kind' });
export const unknownPenalty = () => refusal('unknown_penalty', { path: 'body.change.penaltyId' });
export const alreadyWithdrawn = () => refusal('already_withdrawn');
