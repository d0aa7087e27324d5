import { expect, it } from 'vitest';
import { soldText } from './event-texts.ts';

it.each([
  [32, 60, '32 of 60 sold'],
  [60, 60, '60 of 60 sold'],
  [62, 60, '62 of 60 sold, over by 2'],
  [32, null, '32 sold'],
])('says of %i sold and a capacity of %s: %s', (sold, capacity, said) => {
  expect(soldText(sold, capacity)).toBe(said);
});
