import { countryName, placeLine } from '@chalkline/contract/competitions/competition-place.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import { expect, it } from 'vitest';
import { scoringText } from './workout-labels.ts';

it('says how a workout is scored', () => {
  const time = usualScoring('time');
  expect(scoringText(time)).toBe('For time');
  expect(scoringText({ ...time, cap: { notation: 'remaining', seconds: 720 } })).toBe('For time, cap 12:00');
  expect(scoringText({ ...time, cap: { notation: 'completed' } })).toBe('For time, capped');
  expect(scoringText(usualScoring('load'))).toBe('Load, kg');
  expect(scoringText({ ...usualScoring('distance'), unit: 'ft_in' })).toBe('Distance, feet and inches');
  expect(scoringText({ ...usualScoring('points'), direction: 'lower' })).toBe('Points, lowest wins');
  expect(scoringText({ ...time, knockoutRounds: 3 })).toBe('For time, 3 knockout rounds');
  const tiebreaks = [{ type: 'time', unit: 'clock', direction: 'lower' } as const];
  expect(scoringText({ ...usualScoring('reps'), tiebreaks })).toBe('Reps, tiebreak');
});

it('names places', () => {
  expect(countryName('NOR')).toBe('Norway');
  expect(countryName('CHE')).toBe('Switzerland');
  expect(countryName('POL')).toBe('Poland');
  expect(placeLine({ place: 'Rotterdam', country: 'NLD', online: false })).toBe('Rotterdam, Netherlands');
  expect(placeLine({ place: null, country: 'KEN', online: true })).toBe('Online, Kenya');
  expect(placeLine({ place: null, country: null, online: false })).toBe('Venue to be announced');
});
