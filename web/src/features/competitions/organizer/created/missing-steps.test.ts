import { expect, it } from 'vitest';
import { competitionSample, workoutSample } from '../../testing/competition-sample.ts';
import { wantedSteps } from './missing-steps.ts';

const open = (...given: Parameters<typeof wantedSteps>) =>
  wantedSteps(...given)
    .filter(({ ready }) => !ready)
    .map(({ text, optional }) => `${text}${optional ? '' : '!'}`);

it('names what a bare draft lacks, and what cannot be missing', () => {
  const bare = competitionSample({ description: '', place: null, divisions: [], workouts: [] });
  expect(open(bare, 0)).toEqual([
    'A description',
    'The place',
    'At least one division!',
    'At least one workout!',
    'A schedule',
  ]);
});

it('asks an online one for no place, and a workout for words', () => {
  const workouts = [workoutSample('w1', { description: '', movements: [] })];
  expect(open(competitionSample({ online: true, place: null, workouts }), 1)).toEqual([
    'Every workout says what is done',
  ]);
  const told = [workoutSample('w1', { description: '', movements: ['Row'] })];
  expect(open(competitionSample({ workouts: told }), 1)).toEqual([]);
});
