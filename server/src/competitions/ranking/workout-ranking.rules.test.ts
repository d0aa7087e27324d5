import { cellKinds } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { describe, expect, test } from 'vitest';
import { cellsOf } from './ranking.factory.ts';
import { workoutPoints } from './workout-points.rules.ts';
import { rankWorkout, shownPlace } from './workout-ranking.rules.ts';

const time = usualScoring('time');
const timeTiebreak = { type: 'time', unit: 'clock', direction: 'lower' } as const;
const remaining: WorkoutScoring = { ...time, cap: { notation: 'remaining', seconds: 720 } };
const completed: WorkoutScoring = { ...time, cap: { notation: 'completed', seconds: 720 } };
const reps = usualScoring('reps');
const repsWithTiebreak: WorkoutScoring = { ...reps, tiebreaks: [timeTiebreak] };

function places(texts: readonly string[], scoring: WorkoutScoring, over = true): number[] {
  return [...rankWorkout(cellsOf(texts, scoring), scoring, { over }).places];
}

/** Faster entries that fill the places before the ones of a vector. */
function ahead(count: number, text: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => text(index));
}

describe('vectors of the field', () => {
  test('cap and ties (the 2015 table, 40 entries, 12:00 cap)', () => {
    const vector = [
      '11:29.69',
      'CAP',
      'CAP+2',
      'CAP+3',
      'CAP+5',
      'CAP+5',
      'CAP+6',
      'CAP+6',
      'CAP+8',
      'CAP+8',
      'CAP+11',
      'CAP+11',
      'CAP+12',
    ];
    const cells = cellsOf([...ahead(18, (index) => `9:${10 + index}`), ...vector], remaining);
    const ranking = rankWorkout(cells, remaining, { over: true });
    const table = { scoring: remaining, points: { method: 'table', table: '2015-40' }, weight: 100 } as const;
    const points = workoutPoints(ranking, cells, table, 'last_place');
    expect([...ranking.places].slice(18)).toEqual([19, 20, 21, 22, 23, 23, 25, 25, 27, 27, 29, 29, 31]);
    expect([...points].slice(18)).toEqual([42, 40, 38, 36, 34, 34, 30, 30, 26, 26, 22, 22, 18]);
  });

  test('five-way tie', () => {
    const vector = [
      'CAP',
      'CAP',
      'CAP',
      'CAP+3',
      'CAP+3',
      'CAP+3',
      'CAP+3',
      'CAP+3',
      'CAP+4',
      'CAP+4',
      'CAP+6',
    ];
    const all = places([...ahead(11, (index) => `9:${10 + index}`), ...vector], remaining);
    expect(all.slice(11)).toEqual([12, 12, 12, 15, 15, 15, 15, 15, 20, 20, 22]);
  });

  test('reps, then tie-break time', () => {
    const before = [...ahead(4, (index) => `${30 - index}`)];
    const between = ahead(8, (index) => `${19 - index}`);
    const texts = [...before, '20 (4:52)', '20 (4:59)', ...between];
    const last = ['11 (3:37)', '11 (3:48)', '11 (4:32)', '11 (4:34)'];
    const all = places([...texts, ...last], repsWithTiebreak);
    expect(all.slice(4, 6)).toEqual([5, 6]);
    expect(all.slice(14)).toEqual([15, 16, 17, 18]);
  });

  test('hold, longer is better', () => {
    const held = [
      '1:37',
      '1:35',
      '1:32',
      '1:27',
      '1:24',
      '1:21',
      '1:20',
      '1:19',
      '1:19',
      '1:17',
      '1:14',
      '1:14',
    ];
    expect(places(held, usualScoring('hold'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11, 11]);
  });

  test('three tied for first / four for second', () => {
    expect(places(['10', '10', '10', '9'], reps)).toEqual([1, 1, 1, 4]);
    expect(places(['10', '9', '9', '9', '9', '8'], reps)).toEqual([1, 2, 2, 2, 2, 6]);
  });

  test('Rx and scaled together', () => {
    const scoring: WorkoutScoring = { ...reps, variants: ['Rx', 'Scaled'] };
    expect(places(['100 Rx', '100 Scaled', '101 Scaled'], scoring)).toEqual([1, 3, 2]);
    expect(places(['100', '100 Scaled', '101 Scaled'], scoring)).toEqual([1, 3, 2]);
  });

  test('capped rounds: one capped round, 39:00, beats two, 37:27', () => {
    const scoring = usualScoring('capped_rounds');
    expect(places(['37:27, 2 capped', '39:00, 1 capped', '41:00'], scoring)).toEqual([3, 2, 1]);
  });

  test('DNF after a tie for last', () => {
    expect(places(['60', '70', '70', 'DNF'], { ...reps, direction: 'lower' })).toEqual([1, 2, 2, 4]);
  });

  test('a missed workout under rank-sum: 7,263 scored, 15 zeroed → 7,264, missed → 7,279', () => {
    const texts = [...Array(7263).fill('10'), ...Array(15).fill('zeroed'), '', ''];
    const cells = cellsOf(texts, reps);
    const ranking = rankWorkout(cells, reps, { over: true });
    const rankSum = { scoring: reps, points: { method: 'place' }, weight: 100 } as const;
    const points = workoutPoints(ranking, cells, rankSum, 'last_place');
    expect(points[7263]).toBe(7264);
    expect([...points].slice(7277)).toEqual([7264, 7279, 7279]);
    expect(ranking.absentPlace).toBe(7279);
  });
});

describe('the key, from its first part on', () => {
  test('the cap: reps left and reps done mean opposite things', () => {
    expect(places(['CAP+12', 'CAP+2', '11:59'], remaining)).toEqual([3, 2, 1]);
    expect(places(['CAP+12', 'CAP+2', '11:59'], completed)).toEqual([2, 3, 1]);
  });

  test('a tie-break has its own direction; having none is behind having any', () => {
    expect(places(['20 (4:59)', '20', '20 (4:52)', '19 (1:00)'], repsWithTiebreak)).toEqual([2, 3, 1, 4]);
    const heavier: WorkoutScoring = {
      ...reps,
      tiebreaks: [{ type: 'load', unit: 'kg', direction: 'higher' }],
    };
    expect(places(['20 (80)', '20 (90)', '20', '20 (0)'], heavier)).toEqual([2, 1, 4, 3]);
  });

  test('a second tie-break parts what the first leaves', () => {
    const scoring: WorkoutScoring = {
      ...repsWithTiebreak,
      tiebreaks: [timeTiebreak, { type: 'reps', unit: 'reps', direction: 'higher' }],
    };
    const texts = ['20 (4:00) (5)', '20 (4:00) (6)', '20 (3:59) (1)', '20 (4:00)'];
    expect(places(texts, scoring)).toEqual([3, 2, 1, 4]);
  });

  test('who finished before the cap needs no tie-break, unless the workout says so', () => {
    const scoring: WorkoutScoring = { ...completed, tiebreaks: [timeTiebreak] };
    expect(places(['9:00', '9:00 (3:00)', 'CAP+80 (5:00)', 'CAP+80'], scoring)).toEqual([1, 1, 3, 4]);
    const forAll: WorkoutScoring = { ...completed, tiebreaks: [{ ...timeTiebreak, reach: 'everyone' }] };
    expect(places(['9:00', '9:00 (3:00)'], forAll)).toEqual([2, 1]);
  });

  test('a later knockout round ranks above any time', () => {
    const scoring: WorkoutScoring = { ...time, knockoutRounds: 3 };
    expect(places(['R1 0:50', 'R3 2:00', 'R2 0:40', '0:45'], scoring)).toEqual([4, 1, 2, 3]);
  });

  test('the variant comes before the round, the round before finishing', () => {
    const scoring: WorkoutScoring = { ...remaining, variants: ['Rx', 'Scaled'], knockoutRounds: 2 };
    const texts = ['R1 9:00 Rx', 'R2 CAP+9 Rx', 'R2 8:00 Scaled'];
    expect(places(texts, scoring)).toEqual([2, 1, 3]);
  });

  test('unit and direction are independent: points may be lower-is-better', () => {
    expect(places(['3 pt', '1 pt', '2 pt'], { ...usualScoring('points'), direction: 'lower' })).toEqual([
      3, 1, 2,
    ]);
    expect(places(['3 pt', '-1 pt', '2 pt'], usualScoring('points'))).toEqual([1, 3, 2]);
  });

  test('loads and distances of different units compare exactly', () => {
    const load = usualScoring('load');
    expect(places(['102.058 kg', '225 lb', '102.059 kg', '225.0 lb'], load)).toEqual([4, 2, 1, 2]);
    const distance: WorkoutScoring = { ...usualScoring('distance'), unit: 'ft_in' };
    expect(places(['104\' 10.50"', '1258.5 in', '31.965 m', '104\' 11"'], distance)).toEqual([2, 2, 4, 1]);
  });

  test('rounds and reps: rounds first', () => {
    expect(places(['12+7', '13+0', '12+8'], usualScoring('rounds_reps'))).toEqual([3, 1, 2]);
  });

  test('pass and fail, calories to a decimal, hundredths of a second', () => {
    expect(places(['fail', 'pass', 'fail'], usualScoring('pass_fail'))).toEqual([2, 1, 2]);
    expect(places(['118.4', '118.5'], usualScoring('calories'))).toEqual([2, 1]);
    expect(places(['9:41.28', '9:41.27'], time)).toEqual([2, 1]);
  });
});

describe('without a result', () => {
  test('zero is a result; zeroed shares the place after all results, DNF after it, the absent after that', () => {
    const texts = ['5', '0', 'zeroed', 'zeroed', 'DNF', 'DNS', 'WD', ''];
    expect(places(texts, reps)).toEqual([1, 2, 3, 3, 5, 6, 6, 6]);
  });

  test('the zeroed share one place whatever they scaled and whatever tie-break they have', () => {
    const scoring: WorkoutScoring = { ...repsWithTiebreak, variants: ['Rx', 'Scaled'] };
    expect(places(['zeroed Rx', 'zeroed (3:00) Scaled', '1 Scaled'], scoring)).toEqual([2, 2, 1]);
  });

  test('before the workout is over, who handed in nothing is awaited and has no place', () => {
    expect(places(['5', '', 'DNS'], reps, false)).toEqual([1, 0, 2]);
  });

  test('who takes no part has no place and moves nobody', () => {
    expect(places(['5', 'OUT', '4', 'DNS'], reps)).toEqual([1, 0, 2, 3]);
    const texts = ['5', 'OUT', ''];
    const kinds = (over: boolean) => [...rankWorkout(cellsOf(texts, reps), reps, { over }).kinds];
    expect(kinds(true).map((kind) => cellKinds[kind])).toEqual(['scored', 'out', 'absent']);
    expect(kinds(false).map((kind) => cellKinds[kind])).toEqual(['scored', 'out', 'pending']);
  });

  test('the place of the absent is shown or not, by setting', () => {
    const ranking = rankWorkout(cellsOf(['5', 'DNS', 'zeroed'], reps), reps, { over: true });
    expect([0, 1, 2].map((entry) => shownPlace(ranking, entry, 'share_place'))).toEqual([1, 3, 2]);
    expect([0, 1, 2].map((entry) => shownPlace(ranking, entry, 'no_place'))).toEqual([1, 0, 2]);
  });
});

test('part B is broken by part A', () => {
  const partA = rankWorkout(cellsOf(['5', '7', '', '7', 'zeroed'], reps), reps, { over: true });
  const cellsB = cellsOf(['10', '10', '10', '11', '10'], reps);
  const partB = rankWorkout(cellsB, reps, { over: true, brokenBy: partA });
  expect([...partB.places]).toEqual([3, 2, 5, 1, 4]);
  const zeroedB = cellsOf(['zeroed', 'zeroed', '1', '1', '1'], reps);
  expect([...rankWorkout(zeroedB, reps, { over: true, brokenBy: partA }).places]).toEqual([4, 4, 3, 1, 2]);
});
