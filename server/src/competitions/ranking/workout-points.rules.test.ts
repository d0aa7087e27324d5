import type { PointsSetting } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import { describe, expect, test } from 'vitest';
import { cellsOf } from './ranking.factory.ts';
import { pointsSettingOf, workoutPoints } from './workout-points.rules.ts';
import { rankWorkout } from './workout-ranking.rules.ts';

const reps = usualScoring('reps');
const table: PointsSetting = { method: 'table', table: '2023-10' };

function points(
  texts: readonly string[],
  setting: PointsSetting,
  {
    scoring = reps,
    over = true,
    weight = 100,
    didNotFinish = 'last_place' as 'last_place' | 'zero_points',
  }: {
    scoring?: WorkoutScoring;
    over?: boolean;
    weight?: number;
    didNotFinish?: 'last_place' | 'zero_points';
  } = {},
) {
  const cells = cellsOf(texts, scoring);
  const ranking = rankWorkout(cells, scoring, { over });
  return [...workoutPoints(ranking, cells, { scoring, points: setting, weight }, didNotFinish)];
}

describe('a points table', () => {
  test('each of the tied gets the points of the better place, never an average', () => {
    expect(points(['9', '8', '8', '7'], table)).toEqual([100, 90, 90, 70]);
  });

  test('a zero result is scored, zeroed is worth nothing, the absent get 0', () => {
    expect(points(['9', '0', 'zeroed', 'DNS', '', 'WD'], table)).toEqual([100, 90, 0, 0, 0, 0]);
  });

  test('who did not finish gets the last place or 0, by setting', () => {
    const texts = ['60', '50', '50', 'DNF', 'DNF'];
    expect(points(texts, table)).toEqual([100, 90, 90, 70, 70]);
    expect(points(texts, table, { didNotFinish: 'zero_points' })).toEqual([100, 90, 90, 0, 0]);
  });

  test('places beyond the table get 0', () => {
    const texts = Array.from({ length: 12 }, (_, index) => String(100 - index));
    expect(points(texts, table).slice(8)).toEqual([20, 10, 0, 0]);
  });

  test('before the workout is over the awaited have none, and who takes no part never has', () => {
    expect(points(['9', '', 'OUT'], table, { over: false })).toEqual([100, NaN, NaN]);
    expect(points(['9', '', 'OUT'], table)).toEqual([100, 0, NaN]);
  });

  test.each<PointsSetting>([
    { method: 'place' },
    table,
    { method: 'own_table', name: 'Local', points: [5, 4] },
    { method: 'raw' },
    { method: 'share_of_best' },
  ])('an entry that is out has none by $method, over or not', (setting) => {
    for (const over of [true, false]) expect(points(['9', 'OUT', ''], setting, { over })[1]).toBeNaN();
  });

  test('an own table', () => {
    const own: PointsSetting = { method: 'own_table', name: 'Local', points: [12.5, 7.25, 3] };
    expect(points(['9', '8', '7', '6'], own)).toEqual([12.5, 7.25, 3, 0]);
  });

  test('a weight counts to the thousandth', () => {
    expect(points(['9', '8'], { method: 'table', table: '2023-40' }, { weight: 150 })).toEqual([150, 145.5]);
    const thirds: PointsSetting = { method: 'own_table', name: 'Thirds', points: [33.333, 0.005] };
    expect(points(['9', '8'], thirds, { weight: 50 })).toEqual([16.667, 0.003]);
  });
});

describe('rank-sum', () => {
  test('points are places; the missing count at the place after all who handed in', () => {
    expect(points(['9', '9', '7', 'zeroed', 'DNF', 'DNS', ''], { method: 'place' })).toEqual([
      1, 1, 3, 4, 5, 6, 6,
    ]);
  });

  test('the awaited count as missing so far, so that nobody leads by waiting', () => {
    expect(points(['9', '', '8'], { method: 'place' }, { over: false })).toEqual([1, 3, 2]);
  });
});

describe('the result itself', () => {
  const time: WorkoutScoring = {
    ...usualScoring('time'),
    cap: { notation: 'remaining', seconds: 600, totalReps: 90 },
  };

  test('seconds, and a second for each rep left at the cap', () => {
    expect(points(['9:41.28', 'CAP+12', 'DNF', ''], { method: 'raw' }, { scoring: time })).toEqual([
      581.28,
      612,
      NaN,
      NaN,
    ]);
  });

  test('loads in the unit of the workout, rounds as reps', () => {
    const load = usualScoring('load');
    expect(points(['102.5', '225 lb'], { method: 'raw' }, { scoring: load })).toEqual([102.5, 102.058]);
    const rounds: WorkoutScoring = { ...usualScoring('rounds_reps'), repsPerRound: 20 };
    expect(points(['12+7'], { method: 'raw' }, { scoring: rounds })).toEqual([247]);
    expect(points(['24', '0'], { method: 'raw' })).toEqual([24, 0]);
  });
});

describe('share of the best', () => {
  const share: PointsSetting = { method: 'share_of_best' };

  test('best 100, median 50, linear, held to 0–100', () => {
    expect(points(['100', '80', '60', '50', '10'], share)).toEqual([100, 75, 50, 37.5, 0]);
    expect(points(['100', '60'], share)).toEqual([100, 0]);
  });

  test('lower may be better', () => {
    const scoring: WorkoutScoring = { ...reps, direction: 'lower' };
    expect(points(['10', '30', '20'], share, { scoring })).toEqual([100, 0, 50]);
  });

  test('all alike are all the best; without a result there is no share', () => {
    expect(points(['5', '5', '5', 'zeroed', ''], share)).toEqual([100, 100, 100, 0, 0]);
    expect(points(['5', '5', '5', '4'], share)).toEqual([100, 100, 100, 0]);
  });
});

test('the setting of the workout goes before its division, and that before the competition', () => {
  const { on_site: competition } = scoringPresets;
  expect(pointsSettingOf(competition)).toEqual({ points: competition.points, weight: 100 });
  const division = { points: table, weight: 50 };
  expect(pointsSettingOf(competition, {}, division)).toEqual({ points: table, weight: 50 });
  const workout = { points: { method: 'raw' as const } };
  expect(pointsSettingOf(competition, workout, division)).toEqual({ points: workout.points, weight: 50 });
  expect(pointsSettingOf(competition, { weight: 0 }, division).weight).toBe(0);
});
