import { competitionTexts, cutCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(cutCodes, competitionTexts);

export const unknownCut = () => refusal('unknown_cut');
export const cutMade = (path = 'body.cuts') => refusal('cut_made', { path });
export const workoutOfMadeCut = (path: string | undefined) =>
  refusal('cut_made', { path, detail: 'It depends on this workout.' });
export const laterCutMade = () =>
  refusal('cut_made', { detail: 'A later cut depends on it: undo that one first.' });
export const cutTooEarly = (workouts: number) =>
  refusal('cut_too_early', { detail: `Not final: ${workouts} ${workouts === 1 ? 'workout' : 'workouts'}.` });
export const nobodyAdvances = () => refusal('nobody_advances');
export const plannedFieldNeeded = (path: string) => refusal('planned_field_needed', { path });
