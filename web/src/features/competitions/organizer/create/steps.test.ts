import { expect, it } from 'vitest';
import { competitionSample } from '../../testing/competition-sample.ts';
import { stepsDone } from './flow.ts';
import { createSteps, firstOpenStep, stepAfter, stepBefore } from './steps.ts';

it('lead from the challenge by divisions, workouts and the schedule to the leaderboard', () => {
  expect(createSteps).toEqual([
    'challenge',
    'divisions',
    'workouts',
    'schedule',
    'leaderboard',
    'registration',
  ]);
  expect(createSteps.map(stepAfter)).toEqual([
    'divisions',
    'workouts',
    'schedule',
    'leaderboard',
    'registration',
    undefined,
  ]);
  expect(createSteps.map(stepBefore)).toEqual([
    undefined,
    'challenge',
    'divisions',
    'workouts',
    'schedule',
    'leaderboard',
  ]);
});

it('a draft continues at its first incomplete step', () => {
  const done = {
    challenge: true,
    divisions: true,
    workouts: false,
    schedule: false,
    leaderboard: false,
    registration: false,
  };
  expect(firstOpenStep(done)).toBe('workouts');
  expect(firstOpenStep({ ...done, divisions: false })).toBe('divisions');
  expect(firstOpenStep({ ...done, workouts: true })).toBe('schedule');
});

it('ticks complete steps', () => {
  const doneOf = (...given: Parameters<typeof stepsDone>) =>
    Object.entries(stepsDone(...given)).flatMap(([step, done]) => (done ? [step] : []));
  expect(doneOf(competitionSample({ divisions: [], workouts: [] }), 0, false)).toEqual(['challenge']);
  expect(doneOf(competitionSample({ workouts: [] }), 2, false)).toEqual([
    'challenge',
    'divisions',
    'schedule',
  ]);
  expect(doneOf(competitionSample(), 2, true)).toEqual([...createSteps]);
});
