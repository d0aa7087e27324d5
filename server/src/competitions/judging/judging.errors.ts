import { competitionTexts, heatCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf, stateChanged } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(heatCodes, competitionTexts);

export const unknownLane = () => refusal('unknown_heat', { path: 'body.lanes' });
export const unknownJudge = (path = 'body.lanes') => refusal('unknown_judge', { path });
export const laneJudgeChanged = () => stateChanged('lane');
export const judgeScoreNotFound = () => notFound('score');
export const conflictSettled = () => stateChanged('conflict');
