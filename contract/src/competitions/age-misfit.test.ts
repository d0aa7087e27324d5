import { describe, expect, it } from 'vitest';
import { ageMisfit } from './age-misfit.ts';

const competition = {
  startsOn: '2026-11-13',
  divisions: [
    { id: 'd1', name: 'Teens', ageFrom: 14, ageTo: 15 },
    { id: 'd2', name: 'Women Rx', ageFrom: null, ageTo: null },
  ],
};

describe('the age of an entry and its division', () => {
  it.each([
    ['2012-11-14', '13 on the first day, and Teens is for 14 to 15 years old'],
    ['2012-11-13', null],
    ['2010-11-14', null],
    ['2010-11-13', '16 on the first day, and Teens is for 14 to 15 years old'],
    [null, null],
  ])('born on %s: %s', (birthDate, told) => {
    expect(ageMisfit(competition, { divisionId: 'd1', birthDate })).toBe(told);
  });

  it('fits a division without limits', () => {
    expect(ageMisfit(competition, { divisionId: 'd2', birthDate: '1920-01-01' })).toBeNull();
  });
});
