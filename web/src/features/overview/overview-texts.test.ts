import { expect, it } from 'vitest';
import { changeText, refundShare, shareChangeText } from './overview-texts.ts';

it.each([
  [1663, 1427, '↑ 17% from 1,427 before', false],
  [97, 100, '↓ 3% from 100 before', true],
  [0, 4, '↓ 100% from 4 before', true],
  [5, 5, 'Same as before', false],
  [5, 0, 'None before', false],
  [0, 0, 'Same as before', false],
])('%i after %i reads %s', (now, before, text, isDown) => {
  expect(changeText({ now, before })).toEqual({ text, isDown });
});

it.each([
  [1, 55, 1.8],
  [3, 3, 100],
  [0, 12, 0],
  [0, 0, null],
])('%i of %i orders refunded are %s percent', (refunded, orders, share) => {
  expect(refundShare(refunded, orders)).toBe(share);
});

it.each([
  [1.8, 2.2, '↓ 0.4 points from before', false],
  [3, 2, '↑ 1 point from before', true],
  [2, 2, 'Same as before', false],
  [2, null, 'Of paid orders', false],
])('%f percent after %s reads %s', (now, before, text, isUp) => {
  expect(shareChangeText(now, before)).toEqual({ text, isUp });
});
