import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { cutStanding } from './cut-standing.rules.ts';
import { type Needed, neededBy } from './needed.rules.ts';
import { type PlainRace, plainMaterial, reps, table } from './testing/plain-race.ts';

/** By entry: a place, points, that it depends on others, or nothing. */
function neededIn(race: PlainRace): (string | null)[] {
  const material = plainMaterial(race);
  const { race: field } = cutStanding(material);
  return material.entries.map((_, entry) => words(neededBy(material, field, entry)));
}

function words(needed: Needed | null): string | null {
  if (needed === null) return null;
  if (needed.by === 'others') return 'others';
  return needed.by === 'place' ? `${needed.place}. in ${needed.workoutId}` : `${needed.points} points`;
}

const byPlace = scoringPresets.online;
const [one, two] = [
  [['9', '8', '7', '6'], ['open']],
  [['9', '8', '7', '6'], ['open'], ['open']],
];
const top = (count: number) => ({ by: 'top', count }) as const;

describe('in the one workout that is open', () => {
  const scoring = table(10, 6, 3, 1);
  const builtIn: CompetitionScoring = { ...scoringPresets.on_site, tie: 'share' };

  it.each<[string, Partial<PlainRace>, readonly string[]]>([
    ['the top 2', {}, ['3. in w1', '1. in w1', 'others', 'others']],
    ['the first alone', { rule: top(1) }, ['2. in w1', 'others', 'others', 'others']],
    ['the top 3', { rule: top(3) }, ['4. in w1', '2. in w1', '1. in w1', 'others']],
    ['half of its points', { weights: [100, 50] }, ['4. in w1', '2. in w1', 'others', 'others']],
    ['places for points', { scoring: byPlace }, ['3. in w1', '2. in w1', 'others', 'others']],
    ['a built-in table', { scoring: builtIn, rule: top(3) }, ['4. in w1', '3. in w1', '2. in w1', 'others']],
  ])('a place is enough: %s', (_, race, expected) => {
    expect(neededIn({ workouts: one, scoring, ...race })).toEqual(expected);
  });

  it('there are places for those alone who are there', () => {
    const entries = { 3: { status: 'out' } } as const;
    expect(neededIn({ workouts: one, scoring: byPlace, entries, rule: top(9) })[0]).toBe('3. in w1');
  });

  it('a place beyond the table gives nothing', () => {
    const entries = { 1: { adjustment: 3.5 } };
    expect(neededIn({ workouts: one, scoring: table(10, 6), entries, rule: top(3) })).toEqual([
      '4. in w1',
      '2. in w1',
      '1. in w1',
      '1. in w1',
    ]);
  });

  it('no place is enough where the first gives fewer points than another', () => {
    expect(neededIn({ workouts: [['9', '8', '7'], ['open']], scoring: table(1, 10) })[0]).toBe('others');
  });

  it('who has nothing yet has handed something in with it', () => {
    const workouts = [['9', '8', '7', ''], ['open']];
    expect(neededIn({ workouts, scoring: table(10, 6), rule: top(3) })[3]).toBe('1. in w1');
    expect(neededIn({ workouts, scoring: table(10, 6), rule: top(4) })[3]).toBe('4. in w1');
  });

  it('who scaled before needs more than who did not', () => {
    const workout = { ...reps, variants: ['Rx', 'Scaled'] };
    const scaled = { ...scoring, scaledBelow: true };
    const workouts = [['9', '8 Scaled', '7', '6 Scaled'], ['open']];
    // At the worst each scales what is open: who scaled before is then behind all others at their best.
    expect(neededIn({ workouts, workout, scoring: scaled, rule: top(3) })).toEqual([
      '4. in w1',
      'others',
      '2. in w1',
      'others',
    ]);
    const plain = { ...scoring, scaledBelow: false };
    expect(neededIn({ workouts, workout, scoring: plain, rule: top(4) })).toEqual([
      '4. in w1',
      '4. in w1',
      '4. in w1',
      '4. in w1',
    ]);
  });
});

describe('where places say nothing', () => {
  const scoring = table(10, 6, 3, 1);

  it.each<[string, Partial<PlainRace>, readonly (string | null)[]]>([
    ['two are open', { workouts: two }, ['11 points', '15 points', '18 points', 'others']],
    [
      'two are open that count for little',
      { workouts: two, weights: [100, 33, 7] },
      ['0 points', '0 points', '2 points', 'others'],
    ],
    [
      'two are open and the lowest wins',
      { workouts: two, scoring: byPlace },
      ['5 points', '4 points', '3 points', 'others'],
    ],
    [
      'points are shares of the best, and something may part who is level',
      { scoring: scoringPresets.share_of_best },
      ['0.001 points', '33.334 points', '66.668 points', 'others'],
    ],
    ['sums have no end', { scoring: scoringPresets.total_amount }, [null, null, null, null]],
  ])('points are enough: %s', (_, race, expected) => {
    expect(neededIn({ workouts: one, scoring, rule: top(3), ...race })).toEqual(expected);
  });

  it('nothing is said of who could have the points and nothing handed in', () => {
    const workouts = [['9', '8', '7', ''], ['open'], ['open']];
    expect(neededIn({ workouts, scoring, rule: top(4) })).toEqual(['0 points', '0 points', '0 points', null]);
    expect(neededIn({ workouts, scoring: byPlace, rule: top(4) })).toEqual([
      '8 points',
      '8 points',
      '8 points',
      null,
    ]);
  });
});

it('nothing is needed of a standard, nor where nothing is open', () => {
  expect(neededIn({ workouts: [['9', '8', '7']] })).toEqual([null, null, null]);
  expect(neededIn({ workouts: one, rule: { by: 'total', points: 5 } })).toEqual([null, null, null, null]);
});
