import { cutCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(cutCodes);

export const unknownCut = () => refusal('unknown_cut', 'The division has no cut after this workout.');
export const cutMade = (path = 'body.cuts') =>
  refusal('cut_made', 'This cut was made. Take it back before you change it.', path);
export const workoutOfMadeCut = (path: string | undefined) =>
  refusal('cut_made', 'A cut that was made goes by this. Take it back before you change that.', path);
export const laterCutMade = () =>
  refusal('cut_made', 'A later cut was made from it. Take that one back first.');
export const cutTooEarly = (workouts: number) =>
  refusal(
    'cut_too_early',
    workouts === 1
      ? 'The results of one workout are not final yet.'
      : `The results of ${workouts} workouts are not final yet.`,
  );
export const nobodyAdvances = () => refusal('nobody_advances', 'By this rule nobody goes on.');
export const plannedFieldNeeded = (path: string) =>
  refusal('planned_field_needed', 'A share of the planned field needs a planned field.', path);
