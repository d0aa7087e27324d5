import type { RevealedPlace } from '@chalkline/contract/competitions/reveal.schema.ts';
import { expect, it } from 'vitest';
import { stepsFrom } from './reveal-steps.ts';
import { namesText, placeWords, totalText } from './reveal-texts.ts';

const at = (place: number, ...names: string[]): RevealedPlace => ({
  place,
  entries: names.map((name, index) => ({
    entryId: name,
    bib: index,
    name,
    country: null,
    affiliate: null,
    total: 90,
  })),
});
const places = [at(1, 'Ana'), at(2, 'Ben', 'Cleo'), at(4, 'Dan')];

it('goes from the last place to the first, ties in one step', () => {
  expect(stepsFrom(places, null)).toMatchObject({ next: { place: 4 }, back: undefined });
  expect(stepsFrom(places, 4)).toMatchObject({ next: { place: 2 }, back: null });
  expect(stepsFrom(places, 2)).toMatchObject({ next: { place: 1 }, back: 4 });
  expect(stepsFrom(places, 1)).toMatchObject({ next: null, back: 2, hidden: [] });
  expect(stepsFrom(places, null).hidden.map(({ place }) => place)).toEqual([4, 2, 1]);
});

it('writes places, names and totals as people say them', () => {
  expect(places.map(placeWords)).toEqual(['1st place', '2nd place', '4th place']);
  expect(places.map(namesText)).toEqual(['Ana', 'Ben and Cleo', 'Dan']);
  expect(namesText(at(5, 'Eve', 'Finn', 'Gus'))).toBe('Eve, Finn and Gus');
  expect([totalText(312.5, 'points'), totalText(1, 'points'), totalText(540, 'amount')]).toEqual([
    '312.5 pts',
    '1 pt',
    '540',
  ]);
  expect([totalText(102, 'time'), totalText(null, 'points')]).toEqual(['1:42', '']);
});
