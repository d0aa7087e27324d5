import { expect, it } from 'vitest';
import { movedIn } from './moved-in.ts';

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moves %i to %i', (from, to, wanted) => {
  expect(movedIn(['a', 'b', 'c'], from, to)).toEqual(wanted);
});
