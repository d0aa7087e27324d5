import { competitionTexts, workoutCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(workoutCodes, competitionTexts);

export const workoutNotFound = () => notFound('workout');
export const workoutNameTaken = () => refusal('workout_name_taken', { path: 'body.name' });
export const workoutOnFrozenBoard = () => refusal('workout_on_frozen_board');
export const workoutInUse = () => refusal('workout_in_use', { detail: 'It has scores.' });
export const workoutBreaksTies = () => refusal('workout_in_use', { detail: 'It breaks ties.' });
export const workoutInCut = () => refusal('workout_in_use', { detail: 'A cut depends on it.' });
export const workoutSetsStandard = () =>
  refusal('workout_in_use', {
    path: 'body.scoring',
    detail: 'A cut uses a score of this workout as its standard.',
  });
export const workoutHasScores = () =>
  refusal('workout_has_scores', {
    path: 'body.scoring',
    detail: 'Type, unit, cap notation, tiebreaks, variants and rounds stay the same.',
  });
export const workoutOfOtherDivisions = (path: string) => refusal('workout_of_other_divisions', { path });
export const workoutScoredThere = () =>
  refusal('workout_has_scores', {
    path: 'body.divisionIds',
    detail: 'A division that is left out has scores in it.',
  });
export const workoutCutThere = () =>
  refusal('workout_in_use', { path: 'body.divisionIds', detail: 'A cut of a division depends on it.' });
export const workoutHeatsThere = () =>
  refusal('workout_in_use', {
    path: 'body.divisionIds',
    detail: 'Its heats have a division that is left out.',
  });
export const unknownWorkout = (path: string) => refusal('unknown_workout', { path });
export const workoutsCircular = (path: string) => refusal('workouts_circular', { path });
export const unknownPointsTable = (path: string) => refusal('unknown_points_table', { path });
export const pointsAgainstTotal = (path: string) => refusal('points_against_total', { path });
