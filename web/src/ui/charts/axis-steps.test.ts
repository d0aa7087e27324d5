import { expect, it } from 'vitest';
import { axisSteps } from './axis-steps.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [7, [0, 3, 6, 9]],
  [52, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1240, [0, 500, 1000, 1500]],
])('up to %i is marked in round numbers', (most, steps) => expect(axisSteps(most)).toEqual(steps));
