import { scoreCodes } from '@chalkline/contract/competitions/scores.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(scoreCodes);

export const penaltyNotFound = () => notFound('There is no such penalty.');
export const adjustmentNotFound = () => notFound('There is no such adjustment.');
export const nothingToPenalize = () =>
  refusal('nothing_to_penalize', 'There is no result that a penalty of this kind could change.', 'body.kind');
export const unknownPenalty = () =>
  refusal('unknown_penalty', 'This penalty does not stand in this competition.', 'body.change.penaltyId');
export const alreadyWithdrawn = () => refusal('already_withdrawn', 'This was taken back before.');
