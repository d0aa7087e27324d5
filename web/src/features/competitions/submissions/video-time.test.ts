import { expect, it } from 'vitest';
import { readVideoTime, videoTime } from './video-time.ts';

it.each([
  ['6:42', 402],
  ['0:00', 0],
  [' 1:02:09 ', 3729],
  ['402', 402],
  ['24:00:00', 86_400],
])('reads %s', (typed, seconds) => {
  expect(readVideoTime(typed)).toBe(seconds);
});

it.each(['', '6:4', '6:60', '1:2:3:4', '-1', '6.42', 'soon', '24:00:01'])('does not read %j', (typed) => {
  expect(readVideoTime(typed)).toBeNull();
});

it('shows every time so that it reads as the same', () => {
  for (const seconds of [0, 9, 59, 60, 402, 3599, 3600, 3729, 86_400]) {
    expect(readVideoTime(videoTime(seconds))).toBe(seconds);
  }
});
