import { expect, it } from 'vitest';
import { changedText } from './figure-texts.ts';

it.each([
  [{ now: 112, before: 100 }, '12% more than 100 before'],
  [{ now: 50, before: 100 }, '50% less than 100 before'],
  [{ now: 7, before: 7 }, 'Same as before'],
  [{ now: 3, before: 0 }, 'None in the period before'],
  [{ now: 0, before: 0 }, 'None in either period'],
])('says of %j: %s', (change, text) => {
  expect(changedText(change, String)).toBe(text);
});
