import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { describe, expect, it } from 'vitest';
import { keyBounds, openPoints, totalBounds } from './bounds.rules.ts';
import { cutStanding } from './cut-standing.rules.ts';
import { type PlainRace, plainMaterial, reps, table, time } from './testing/plain-race.ts';

/** By entry, the best and the worst key. */
function boundsOf(race: PlainRace) {
  const material = plainMaterial(race);
  const { ranking } = cutStanding(material);
  const bounds = keyBounds({ ...material, overall: ranking });
  if (!bounds) return null;
  const { best, worst, width, isWhole } = bounds;
  expect([best.length, worst.length]).toEqual([width, width].map((one) => one * material.entries.length));
  const keyOf = (keys: Float64Array, entry: number) => [...keys.subarray(entry * width, (entry + 1) * width)];
  const keys = material.entries.map((_, entry) => [keyOf(best, entry), keyOf(worst, entry)]);
  return { keys, isWhole };
}

const byPlace: CompetitionScoring = scoringPresets.online;
const addsTimes: CompetitionScoring = { ...scoringPresets.total_time, incompleteBelow: false };
const variants = { ...reps, variants: ['Rx', 'Scaled'] };

describe('while something is open', () => {
  it('a final workout counts unchanged, an open one from nothing to the maximum, by its weight', () => {
    const race = {
      workouts: [
        ['30', '20', ''],
        ['open', '5'],
      ],
      weights: [100, 50],
    };
    expect(boundsOf(race)).toEqual({
      isWhole: true,
      keys: [
        [
          [0, 0, 0, -15],
          [0, 0, 0, -10],
        ],
        [
          [0, 0, 0, -11],
          [0, 0, 0, -6],
        ],
        // Nothing is sure of who has nothing final.
        [
          [0, 0, 0, -5],
          [1, 0, 0, 0],
        ],
      ],
    });
  });

  it('equal keys are no equal entries where ties are parted', () => {
    const scoring: CompetitionScoring = { ...table(10, 6, 3), tie: 'best_finish' };
    expect(boundsOf({ workouts: [['3', '2'], ['open']], scoring })?.isWhole).toBe(false);
  });

  it('places reach from the first to the last, and the lowest total is the best', () => {
    const race = {
      workouts: [['30', '20', '10'], ['open']],
      scoring: byPlace,
      entries: { 2: { status: 'out' } },
    } as const;
    expect(boundsOf(race)?.keys.slice(0, 2)).toEqual([
      [
        [0, 0, 0, 2],
        [0, 0, 0, 3],
      ],
      [
        [0, 0, 0, 3],
        [0, 0, 0, 4],
      ],
    ]);
  });

  it('who may still miss one is incomplete at the worst, who missed one already is so at the best', () => {
    const scoring = { ...byPlace, incompleteBelow: true };
    const workouts = [['30', '20', '10'], ['9', '8', ''], ['7', ''], ['open']];
    expect(boundsOf({ workouts, scoring })?.keys.map(([best, worst]) => [best?.[1], worst?.[1]])).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('added-up times have no end, and each that is missing counts', () => {
    const workouts = [['1:00', '2:00', 'DNF'], ['0:30', ''], ['0:30', '0:20', '0:10'], ['open'], ['open']];
    expect(boundsOf({ workouts, scoring: addsTimes, workout: time })?.keys).toEqual([
      [
        [0, 0, 0, -Infinity],
        [0, 2, 0, Infinity],
      ],
      [
        [0, 1, 0, -Infinity],
        [0, 3, 0, Infinity],
      ],
      [
        [0, 2, 0, -Infinity],
        [0, 4, 0, Infinity],
      ],
    ]);
    const amounts = boundsOf({ workouts: [['3', ''], ['open']], scoring: scoringPresets.total_amount });
    expect(amounts?.keys[1]).toEqual([
      [0, 0, 0, -Infinity],
      [1, 0, 0, Infinity],
    ]);
  });

  it('entries that scaled rank below, and can still scale any open workout with variants', () => {
    const workouts = [['30', '20 Scaled'], ['9', '8'], ['7', '6'], ['open'], ['open']];
    const scaled = (scaledBelow: boolean) =>
      boundsOf({ workouts, workout: variants, scoring: { ...table(10, 6), scaledBelow } })?.keys.map(
        ([best, worst]) => [best?.[2], worst?.[2]],
      );
    expect(scaled(true)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(scaled(false)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('a final workout in which nobody handed in anything counts for nothing', () => {
    const workouts = [['30', '20'], ['', ''], ['open']];
    const scoring = { ...byPlace, incompleteBelow: true };
    expect(boundsOf({ workouts, scoring })?.keys[0]).toEqual([
      [0, 0, 0, 2],
      [0, 1, 0, 3],
    ]);
  });

  it('nothing is known if the points restart between workouts that count', () => {
    const scoring = { ...table(10, 6), restartStages: [2] };
    const workouts = [['3', '2'], ['open']];
    expect(boundsOf({ workouts, scoring, stages: [1, 2] })).toBeNull();
    expect(boundsOf({ workouts, scoring, stages: [2, 3] })).not.toBeNull();
    expect(boundsOf({ workouts, scoring, stages: [1, 1] })).not.toBeNull();
    expect(
      boundsOf({
        workouts: [
          ['3', '2'],
          ['2', '1'],
        ],
        scoring,
        stages: [1, 2],
      }),
    ).not.toBeNull();
  });

  it('a workout that is not told is taken for none', () => {
    const material = plainMaterial({ workouts: [['30', '20'], ['9', '8'], ['open']] });
    const span = material.span.map((one, index) => (index === 1 ? { ...one, ranked: null } : one));
    const bounds = keyBounds({ ...material, span });
    expect([...(bounds?.best ?? [])]).toEqual([0, 0, 0, -20, 0, 0, 0, -16]);
  });
});

describe('once nothing is open', () => {
  const workouts = [
    ['30', '20'],
    ['8', '9'],
  ];

  it('the keys are those of the ranking, without whether somebody left', () => {
    const scoring: CompetitionScoring = {
      ...table(10, 6),
      tie: 'best_finish',
      withdrawn: 'below_by_progress',
    };
    const entries = { 1: { status: 'withdrawn' } } as const;
    const keys = [
      [
        [0, -16, 1, 2],
        [0, -16, 1, 2],
      ],
      [
        [0, -16, 1, 2],
        [0, -16, 1, 2],
      ],
    ];
    expect(boundsOf({ workouts, scoring, entries })).toEqual({ isWhole: true, keys });
    expect(boundsOf({ workouts, scoring, entries, movesUp: true })).toEqual({ isWhole: true, keys });
  });

  it('what the organizer’s hand parts is open still', () => {
    const scoring: CompetitionScoring = { ...table(10, 6), tie: 'by_hand', withdrawn: 'below' };
    const entries = { 0: { tieOrder: 2 }, 1: { tieOrder: 1 } };
    const key = [0, -16];
    expect(boundsOf({ workouts, scoring, entries })).toEqual({
      isWhole: false,
      keys: [
        [key, key],
        [key, key],
      ],
    });
  });
});

describe('totals', () => {
  const totals = (race: PlainRace, purpose: 'between' | 'standard') => {
    const { least, most } = totalBounds(plainMaterial(race), purpose);
    return [...least.keys()].map((entry) => [least[entry], most[entry]]);
  };

  it('are what is final with the adjustment, and all that is open', () => {
    const race = {
      workouts: [
        ['30', '20', ''],
        ['open', '9'],
      ],
      entries: { 1: { adjustment: -2.5 } },
    };
    expect(totals(race, 'between')).toEqual([
      [10, 20],
      [3.5, 13.5],
      [0, 10],
    ]);
    expect(totals(race, 'standard')).toEqual(totals(race, 'between'));
  });

  it('may stay as they are, for a standard, where the workout is not held', () => {
    const race = { workouts: [['30', '20'], ['open']], scoring: byPlace };
    expect(totals(race, 'between')).toEqual([
      [2, 3],
      [3, 4],
    ]);
    expect(totals(race, 'standard')).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('know no end where results are added up, but where they count for nothing', () => {
    const race = { workouts: [['30'], ['open']], scoring: scoringPresets.total_amount };
    expect(totals(race, 'standard')).toEqual([[-Infinity, Infinity]]);
    expect(totals({ ...race, weights: [100, 0] }, 'between')).toEqual([[30, 30]]);
  });

  it('are exact to the thousandth', () => {
    const race = { workouts: [['30', '20', '10'], ['open']], scoring: table(10.1, 0.2), weights: [100, 33] };
    expect(totals(race, 'between')[0]).toEqual([10.1, 13.433]);
    expect(totals({ ...race, scoring: byPlace }, 'between')[0]).toEqual([1.33, 1.99]);
  });
});

describe('an open workout gives', () => {
  it.each([
    [{ method: 'place' }, 7, [1, 7]],
    [{ method: 'place' }, 0, [1, 1]],
    [{ method: 'table', table: '2023-40' }, 7, [0, 100]],
    [{ method: 'table', table: 'gone' }, 7, [0, 0]],
    [{ method: 'own_table', name: 'own', points: [0.5, 0.2] }, 7, [0, 0.5]],
    [{ method: 'raw' }, 7, [-Infinity, Infinity]],
    [{ method: 'share_of_best' }, 7, [0, 100]],
  ] as const)('%j to %d: %j', (points, places, reach) => {
    expect(openPoints(points as Parameters<typeof openPoints>[0], places)).toEqual(reach);
  });
});
