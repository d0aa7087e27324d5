import { expect, it } from 'vitest';
import { secondsIn } from './clock-field.tsx';

it.each([
  ['', undefined],
  ['12', 720],
  ['12:30', 750],
  [' 7:05 ', 425],
  ['1:30:00', 5400],
  ['90:00', 5400],
  ['12:60', Number.NaN],
  ['soon', Number.NaN],
])('reads %j', (text, seconds) => {
  expect(secondsIn(text)).toBe(seconds);
});
