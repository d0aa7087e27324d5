import { workoutCodes } from '@chalkline/contract/competitions/competitions.codes.ts';
import { notFound, refusalsOf } from '../../platform/http/refusal.ts';

const refusal = refusalsOf(workoutCodes);

export const workoutNotFound = () => notFound('There is no such workout.');
export const workoutNameTaken = () =>
  refusal('workout_name_taken', 'The competition has a workout of this name.', 'body.name');
export const workoutOnFrozenBoard = () =>
  refusal('workout_on_frozen_board', 'A frozen board shows the workout: let the board follow first.');
export const workoutInUse = () => refusal('workout_in_use', 'The workout has scores and stays.');
export const workoutBreaksTies = () =>
  refusal(
    'workout_in_use',
    'The workout breaks the ties of another one, or of the overall: choose another way first.',
  );
export const workoutInCut = () =>
  refusal('workout_in_use', 'A division is cut after this workout, or by its results: change the cut first.');
export const workoutSetsStandard = () =>
  refusal(
    'workout_in_use',
    'At a cut a result of this workout says who goes on, and could not be read any more: change the cut first.',
    'body.scoring',
  );
export const workoutHasScores = () =>
  refusal(
    'workout_has_scores',
    'There are scores already: type, unit, cap notation, tie-breaks, variants and rounds stay as they are.',
    'body.scoring',
  );
export const unknownWorkout = (path: string) =>
  refusal('unknown_workout', 'This is no workout of this competition.', path);
export const workoutsCircular = (path: string) =>
  refusal('workouts_circular', 'By way of other workouts this one would come back to itself.', path);
export const pointsAgainstTotal = (path: string) =>
  refusal('points_against_total', 'These points do not match the total that wins.', path);
export const unknownPointsTable = (path: string) =>
  refusal('unknown_points_table', 'There is no built-in points table of this name.', path);
