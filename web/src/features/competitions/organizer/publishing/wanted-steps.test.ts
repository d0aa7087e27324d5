import { expect, it } from 'vitest';
import { competitionSample, workoutSample } from '../../testing/competition-sample.ts';
import { firstMissingStep, wantedSteps } from './wanted-steps.ts';

const open = (...given: Parameters<typeof wantedSteps>) =>
  wantedSteps(...given)
    .filter(({ ready }) => !ready)
    .map(({ text, optional }) => `${text}${optional ? '' : '!'}`);

it('lists what an empty draft needs', () => {
  const bare = competitionSample({ description: '', place: null, divisions: [], workouts: [] });
  expect(open(bare, 0)).toEqual([
    'Description',
    'Place',
    'At least one division!',
    'At least one workout!',
    'Schedule',
  ]);
});

it('doesn’t ask online competitions for a place, and asks for workout descriptions', () => {
  const workouts = [workoutSample('w1', { description: '', movements: [] })];
  expect(open(competitionSample({ online: true, place: null, workouts }), 1)).toEqual([
    'A description or movements for every workout',
  ]);
  const told = [workoutSample('w1', { description: '', movements: ['Row'] })];
  expect(open(competitionSample({ workouts: told }), 1)).toEqual([]);
});

it('leads to divisions, then to workouts, until it can be published', () => {
  const bare = competitionSample({ divisions: [], workouts: [] });
  expect(firstMissingStep(bare)).toBe('divisions');
  expect(firstMissingStep({ ...competitionSample(), workouts: [] })).toBe('workouts');
  expect(firstMissingStep(competitionSample())).toBeUndefined();
});
