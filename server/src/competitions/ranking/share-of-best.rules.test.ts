import { expect, test } from 'vitest';
import { sharesOfBest } from './share-of-best.rules.ts';

const none = Number.NaN;

test.each([
  ['best 100, median 50, linear', [10, 20, 30], 'lower', [100, 50, 0]],
  ['the highest best where more is better', [10, 20, 30], 'higher', [0, 50, 100]],
  [
    'an even field, its median between the two in the middle',
    [10, 20, 30, 40],
    'lower',
    [100, 66.667, 33.333, 0],
  ],
  ['an uneven spread', [10, 12, 20, 21, 40], 'lower', [100, 90, 50, 45, 0]],
  ['two alone', [10, 30], 'higher', [0, 100]],
  ['held to 0', [10, 20, 90], 'lower', [100, 50, 0]],
  ['where the median is the best, nothing for what is worse', [10, 10, 20], 'lower', [100, 100, 0]],
  ['one alone', [7], 'higher', [100]],
  ['amounts below zero', [-10, -20, -30], 'higher', [100, 50, 0]],
  ['who has none has no share', [10, none, 30, 20], 'lower', [100, none, 0, 50]],
  ['nor where the median is the best', [10, none, 10], 'lower', [100, none, 100]],
  ['nobody', [], 'lower', []],
  ['nobody with an amount', [none], 'lower', [none]],
] as const)('%s', (_, amounts, direction, shares) => {
  expect(sharesOfBest(amounts, direction).map((share) => Math.round(share * 1000) / 1000)).toEqual([
    ...shares,
  ]);
});
