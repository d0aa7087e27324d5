import { expect, it } from 'vitest';
import { soldText } from './event-texts.ts';

it.each([
  [32, 60, 0, '32 of 60 sold'],
  [60, 60, 0, '60 of 60 sold'],
  [62, 60, 0, '62 of 60 sold, over by 2'],
  [32, null, 0, '32 sold'],
  [32, 60, 28, '32 of 60 sold, 28 held back'],
  [57, 60, 5, '57 of 60 sold, 5 held back, over by 2'],
  [32, null, 5, '32 sold, 5 held back'],
])('says of %i sold, a capacity of %s and %i held back: %s', (sold, capacity, blocked, said) => {
  expect(soldText(sold, capacity, blocked)).toBe(said);
});
