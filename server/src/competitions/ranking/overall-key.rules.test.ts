import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { describe, expect, test } from 'vitest';
import { type CountedWorkout, type OverallEntry, rankOverall } from './overall.rules.ts';
import { cellsOf } from './ranking.factory.ts';
import { workoutPoints } from './workout-points.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const { online, on_site: onSite, total_time: totalTime } = scoringPresets;
const active: OverallEntry = { status: 'active' };
const reps = usualScoring('reps');

interface Board {
  readonly entries?: readonly OverallEntry[];
  readonly scoring?: CompetitionScoring;
  readonly workout?: WorkoutScoring;
  readonly over?: boolean;
}

/** The keys of a board by the names of their parts. */
function keysOf(workoutTexts: readonly (readonly string[])[], board: Board = {}) {
  const { scoring = onSite, workout = reps, over = true } = board;
  const workouts = workoutTexts.map((texts, index): CountedWorkout => {
    const cells = cellsOf(texts, workout);
    const ranking = rankWorkout(cells, workout, { over });
    const pointed = { scoring: workout, points: scoring.points, weight: 100 };
    const points = workoutPoints(ranking, cells, pointed, scoring.didNotFinish);
    return { id: `w${index + 1}`, stage: index + 1, ranking, points };
  });
  const entries = board.entries ?? (workoutTexts[0] ?? []).map(() => active);
  const ranked = rankOverall(entries, workouts, scoring);
  return entries.map((_, entry) =>
    Object.fromEntries(ranked.parts.map((part, at) => [part, ranked.keys[entry * ranked.width + at]])),
  );
}

describe('the overall key', () => {
  test('has nothing that no entry can differ in', () => {
    expect(keysOf([['9']], { scoring: online })).toEqual([{ nothing_handed_in: 0, total: 1 }]);
    expect(Object.keys(keysOf([['9']], { scoring: { ...onSite, withdrawn: 'below' } })[0] ?? {})).toEqual([
      'withdrawn',
      'nothing_handed_in',
      'total',
      'finish_1',
    ]);
  });

  test('tells who withdrew, and in which order', () => {
    const entries: OverallEntry[] = [active, { status: 'withdrawn', withdrewAt: 7 }, { status: 'withdrawn' }];
    const told = (withdrawn: CompetitionScoring['withdrawn']) =>
      keysOf(
        [
          ['9', '8', ''],
          ['9', '', ''],
        ],
        { entries, scoring: { ...online, withdrawn } },
      ).map((key) => [key.progress ?? key.withdrawn, key.withdrawn_order]);
    expect(told('below_by_withdrawal')).toEqual([
      [0, 0],
      [1, -7],
      [1, Infinity],
    ]);
    expect(told('below_by_progress').map(([progress]) => progress)).toEqual([-Infinity, -1, 0]);
    expect(told('below').map(([order]) => order)).toEqual([0, 1, 1]);
  });

  test('counts a cut entry with the furthest that it or anybody cut below it got', () => {
    const cut: OverallEntry = { status: 'cut' };
    const left: OverallEntry = { status: 'withdrawn' };
    const scoring = { ...onSite, withdrawn: 'below_by_progress' as const };
    // Active, cut with 2, cut with 1 but more points than the one before, cut with 1, two tied and cut, withdrawn.
    const texts = [
      ['90', '30', '80', '20', '10', '10', '70'],
      ['90', '30', '', '', '', '', '70'],
      ['90', '', '', '', '', '', '70'],
    ];
    const entries = [active, cut, { ...cut, adjustment: 120 }, cut, cut, { ...cut }, left];
    expect(keysOf(texts, { entries, scoring }).map(({ progress }) => progress)).toEqual([
      -Infinity,
      -2,
      -2,
      -1,
      -1,
      -1,
      -3,
    ]);
    const nobodyLeft = entries.map((entry) => (entry === left ? active : entry));
    expect(keysOf(texts, { entries: nobodyLeft, scoring }).map(({ progress }) => progress)).toEqual(
      Array(7).fill(0),
    );
  });

  test('counts tied cut entries alike, however far each got, and everybody above an active one as stayed', () => {
    const cut: OverallEntry = { status: 'cut' };
    const scoring = { ...online, tie: 'share' as const, withdrawn: 'below_by_progress' as const };
    const texts = [
      ['9', '8', '8', '1'],
      ['9', '8', '8', '1'],
    ];
    const entries = [cut, { ...cut, adjustment: -9 }, active, { status: 'withdrawn' as const }];
    expect(keysOf(texts, { entries, scoring }).map(({ progress }) => progress)).toEqual([
      -Infinity,
      -Infinity,
      -Infinity,
      -2,
    ]);
    const tied = [
      ['9', '9', '1'],
      ['', '9', '1'],
      ['9', '', '1'],
    ];
    const three = [cut, cut, { status: 'withdrawn' as const }];
    expect(keysOf(tied, { entries: three, scoring }).map(({ progress }) => progress)).toEqual([-3, -3, -3]);
    const absent = [cut, { status: 'withdrawn' as const }, active];
    expect(keysOf([['', '9', '8']], { entries: absent, scoring }).map(({ progress }) => progress)).toEqual([
      0,
      -1,
      -Infinity,
    ]);
  });

  test('tells who handed in nothing, and how many results are missing', () => {
    const scoring = { ...online, incompleteBelow: true };
    const keys = keysOf(
      [
        ['9', '8', ''],
        ['9', '', ''],
        ['9', '', ''],
      ],
      { scoring },
    );
    expect(keys.map((key) => [key.nothing_handed_in, key.incomplete])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('counts as missing whatever has no time to add up, also where somebody took part', () => {
    const workout: WorkoutScoring = {
      ...usualScoring('time'),
      cap: { notation: 'remaining', totalReps: 50 },
    };
    const keys = keysOf(
      [
        ['9:00', 'CAP+3', ''],
        ['9:00', 'CAP+3', '9:00'],
      ],
      { scoring: totalTime, workout },
    );
    expect(keys.map(({ incomplete }) => incomplete)).toEqual([0, 2, 1]);
  });

  test('holds the total so that the lower number is better, 0 where there is none', () => {
    expect(keysOf([['9', '8']]).map(({ total }) => total)).toEqual([-100, -97]);
    expect(keysOf([['9', '']], { over: false }).map(({ total }) => total)).toEqual([-100, 0]);
    expect(keysOf([['9', '8']], { scoring: online }).map(({ total }) => total)).toEqual([1, 2]);
  });

  test('counts restarts reached and scaled workouts', () => {
    const scoring = { ...online, restartStages: [2], scaledBelow: true };
    const workout = { ...reps, variants: ['Rx', 'Scaled'] };
    const keys = keysOf(
      [
        ['9', '8 Scaled'],
        ['9', '8 Scaled'],
        ['', '7'],
      ],
      { scoring, workout },
    );
    expect(keys.map(({ stage, scaled }) => [stage, scaled])).toEqual([
      [-1, 0],
      [-1, 2],
    ]);
  });

  test('parts ties by the designated workout or the organizer’s hand', () => {
    const designated = { ...online, tie: 'designated_workout', tieWorkout: 'w1' } as const;
    expect(keysOf([['9', '8', '']], { scoring: designated }).map(({ tie }) => tie)).toEqual([1, 2, Infinity]);
    const entries: OverallEntry[] = [{ ...active, tieOrder: 4 }, active];
    const byHand = { ...online, tie: 'by_hand' } as const;
    expect(keysOf([['9', '9']], { scoring: byHand, entries }).map(({ tie }) => tie)).toEqual([4, Infinity]);
  });

  test('lists real finishes, best first', () => {
    const [key] = keysOf([
      ['8', '9'],
      ['9', '8'],
      ['', '5'],
    ]);
    expect([key?.finish_1, key?.finish_2, key?.finish_3]).toEqual([1, 2, Infinity]);
  });
});

describe('an adjustment', () => {
  const totalsWith = (adjustment: number, texts: string[]) => {
    const cells = cellsOf(texts, reps);
    const ranking = rankWorkout(cells, reps, { over: false });
    const points = workoutPoints(
      ranking,
      cells,
      { scoring: reps, points: onSite.points, weight: 100 },
      'last_place',
    );
    const entries: OverallEntry[] = [{ status: 'active', adjustment }, active];
    const workouts = [{ id: 'w1', stage: 1, ranking, points }];
    return [...rankOverall(entries, workouts, onSite).totals];
  };

  test.each([
    [1, ['9', '8'], [101, 97]],
    [-2.5, ['9', '8'], [97.5, 97]],
    [3, ['', '8'], [3, 100]],
    [0, ['', '8'], [Number.NaN, 100]],
  ])('of %d is within the total', (adjustment, texts, totals) => {
    expect(totalsWith(adjustment, texts)).toEqual(totals);
  });
});
