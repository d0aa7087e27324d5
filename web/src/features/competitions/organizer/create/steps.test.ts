import { expect, it } from 'vitest';
import { createSteps, stepAfter, stepBefore } from './steps.ts';

it('lead from the challenge by divisions, workouts and the schedule to the leaderboard', () => {
  expect(createSteps).toEqual(['challenge', 'divisions', 'workouts', 'schedule', 'leaderboard']);
  expect(createSteps.map(stepAfter)).toEqual(['divisions', 'workouts', 'schedule', 'leaderboard', undefined]);
  expect(createSteps.map(stepBefore)).toEqual([undefined, 'challenge', 'divisions', 'workouts', 'schedule']);
});
