import { describe, expect, it } from 'vitest';
import { whoIsItFor } from './division-text.ts';

const anybody = { gender: 'any', ageFrom: null, ageTo: null, teamSize: 1 } as const;

describe('who a division is for', () => {
  it.each([
    [{}, ''],
    [{ gender: 'women' }, 'Women'],
    [{ gender: 'women', ageFrom: 18 }, 'Women, 18 and over'],
    [{ ageFrom: 35, ageTo: 39 }, '35 to 39 years old'],
    [{ ageTo: 17 }, 'Up to 17'],
    [{ ageFrom: 16, ageTo: 16 }, '16 years old'],
    [{ teamSize: 2, gender: 'mixed' }, 'Pairs of one woman, one man'],
    [{ teamSize: 2, gender: 'men' }, 'Pairs, men'],
    [{ teamSize: 4, gender: 'mixed', ageFrom: 16 }, 'Teams of 4, women and men, 16 and over'],
  ] as const)('%j is “%s”', (sketch, words) => expect(whoIsItFor({ ...anybody, ...sketch })).toBe(words));
});
