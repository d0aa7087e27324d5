import type { ExerciseDay } from '@chalkline/contract/training/training.schema.ts';
import { expect, it } from 'vitest';
import { daysOf, maxesOn } from './strength.tsx';

const done = (day: string, max: number): ExerciseDay => ({
  day,
  logId: `${day} ${max}`,
  max,
  volume: 0,
  reps: 0,
  seconds: 0,
  meters: 0,
});

it('draws two exercises over the same days, the best of each day, with gaps where one wasn’t done', () => {
  const squat = [done('2026-11-02', 100), done('2026-11-09', 102), done('2026-11-09', 104)];
  const press = [done('2026-11-04', 50), done('2026-11-09', 51)];
  const days = daysOf([squat, press]);
  expect(days).toEqual(['2026-11-02', '2026-11-04', '2026-11-09']);
  expect(maxesOn(squat, days)).toEqual([100, null, 104]);
  expect(maxesOn(press, days)).toEqual([null, 50, 51]);
});
