import { expect, it } from 'vitest';
import { fits } from './library.rules.ts';

const exercise = {
  primary: ['chest'] as 'chest'[],
  equipment: ['barbell', 'bench'] as ('barbell' | 'bench')[],
};

it('narrows by primary muscle and equipment', () => {
  expect(fits(exercise, { muscle: 'chest' })).toBe(true);
  expect(fits(exercise, { muscle: 'triceps' })).toBe(false);
  expect(fits(exercise, { equipment: 'bench' })).toBe(true);
  expect(fits(exercise, { equipment: 'none' })).toBe(false);
  expect(fits({ ...exercise, equipment: [] }, { equipment: 'none' })).toBe(true);
});
