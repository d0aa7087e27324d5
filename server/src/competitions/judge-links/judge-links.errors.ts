import { competitionTexts, judgeLinkCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(judgeLinkCodes, competitionTexts);

export const unknownLane = () => refusal('unknown_lane', { path: 'body.lanes' });
export const judgeLinkEnd = () => refusal('judge_link_end', { path: 'body.until' });
export const tooManyJudgeLinks = () => refusal('too_many_judge_links');
export const noJudgeLinks = () => refusal('no_judge_links');
export const judgeLinkNotFound = () => notFound('link');
export const judgeLinkEnded = () => refusal('judge_link_ended');
export const judgeLinkTaken = () => refusal('judge_link_taken');
export const notYourLane = () => refusal('not_your_lane');
