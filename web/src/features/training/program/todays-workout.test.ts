import type { PlannedSet } from '@chalkline/contract/training/plan.schema.ts';
import { expect, it } from 'vitest';
import { askedOf, lastOf } from './todays-workout.tsx';

const set = (grams: number, reps: number, kind: PlannedSet['kind'] = 'work') => ({
  kind,
  grams,
  reps,
  seconds: null,
  meters: null,
  rest: 90,
});

it('says once what sets that are alike ask for, and each where they differ', () => {
  const asked = (...sets: PlannedSet[]) => askedOf({ measure: 'load', sets }, 'kg');
  expect(asked(set(80_000, 8), set(80_000, 8), set(80_000, 8))).toBe('3 sets, 80 × 8');
  expect(asked(set(60_000, 8), set(70_000, 6))).toBe('60 × 8, 70 × 6');
  expect(asked(set(60_000, 8))).toBe('60 × 8');
});

it('shows the last working set of last time, and none for what is new', () => {
  const sets = [set(40_000, 10, 'warm_up'), set(70_000, 5), set(72_500, 5), set(20_000, 15, 'warm_up')];
  const last = { day: '2026-11-20', logId: 'log', sets };
  expect(lastOf({ measure: 'load', last }, 'kg')).toBe('72.5 × 5');
  const rpes = [null, 8, 9, null];
  expect(lastOf({ measure: 'load', last: { ...last, rpes } }, 'kg')).toBe('72.5 × 5 @9');
  expect(lastOf({ measure: 'load', last: { ...last, sets: sets.slice(0, 1) } }, 'kg')).toBe('–');
  expect(lastOf(undefined, 'kg')).toBe('–');
});
