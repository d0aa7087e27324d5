import { describe, expect, it } from 'vitest';
import { type TeamMate, whyNotJoining, whyNotTogether } from './eligibility.ts';

const trios = { gender: 'mixed', ageFrom: null, ageTo: null, teamSize: 3 } as const;
const day = '2031-12-05';
const one = (gender: TeamMate['gender']): TeamMate => ({ name: 'Bo', birthDate: null, gender });
const team = (genders: string): TeamMate[] => [...genders].map((mark) => one(mark === 'w' ? 'woman' : 'man'));
const mix = 'A mixed team needs at least one woman and one man.';

describe('a team that registers', () => {
  it.each([
    ['w', null],
    ['ww', null],
    ['wm', null],
    ['wwm', null],
    ['www', mix],
    ['wwmm', 'A team here has 3 athletes. Yours has 4.'],
  ])('of %s: %s', (genders, reason) => {
    expect(whyNotTogether(trios, team(genders), day)).toBe(reason);
  });

  it('of one, in pairs, needs the other to complete the mix', () => {
    expect(whyNotTogether({ ...trios, teamSize: 2 }, team('w'), day)).toBeNull();
    expect(whyNotTogether({ ...trios, teamSize: 2 }, team('ww'), day)).toBe(mix);
    expect(whyNotTogether({ ...trios, teamSize: 1 }, team('ww'), day)).toBe(
      'Athletes register on their own in this division.',
    );
  });
});

describe('joining a team', () => {
  it.each([
    ['w', 'woman', null],
    ['ww', 'man', null],
    ['ww', 'woman', 'The last place on this team is for a man.'],
    ['mm', 'man', 'The last place on this team is for a woman.'],
    ['m', 'other', 'For teams of women and men. Your profile says other.'],
  ] as const)('of %s as %s: %s', (genders, gender, reason) => {
    expect(whyNotJoining(trios, team(genders), one(gender), day)).toBe(reason);
  });
});
