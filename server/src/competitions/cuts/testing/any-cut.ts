import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { anyScore, anyScoring } from '@chalkline/contract/competitions/testing/any-score.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import fc from 'fast-check';
import { rankCells } from '../../ranking/board-ranking.rules.ts';
import type { OverallEntry } from '../../ranking/overall.rules.ts';
import { pointsSettingOf } from '../../ranking/workout-points.rules.ts';
import type { Cell } from '../../ranking/workout-ranking.rules.ts';
import { type CutMaterial, type CutStanding, cutStanding } from '../cut-standing.rules.ts';

/** A workout of a generated competition: its scores now, and at the end. */
export interface RaceWorkout {
  readonly scoring: WorkoutScoring;
  readonly weight: number;
  readonly stage: number;
  readonly isFinal: boolean;
  readonly now: readonly Cell[];
  readonly later: readonly Cell[];
}

/** A generated competition before its cut, with one possible way it can continue. */
export interface Race {
  readonly scoring: CompetitionScoring;
  readonly cut: Cut;
  readonly planned: number | null;
  readonly workouts: readonly RaceWorkout[];
  readonly entries: readonly OverallEntry[];
  /** At the end: entries left, came back, or were moved by hand. */
  readonly entriesLater: readonly OverallEntry[];
}

/** The field's standing at the cut, now or at the end. */
export function standingOf(race: Race, when: 'now' | 'later'): CutStanding {
  return cutStanding(materialOf(race, when));
}

/** Everything the cut of a race depends on. */
export function materialOf(race: Race, when: 'now' | 'later'): CutMaterial {
  const isLater = when === 'later';
  const entries = isLater ? race.entriesLater : race.entries;
  const laid = race.workouts.map(({ scoring, weight, stage, isFinal, ...cells }, index) => ({
    workout: { id: `w${index}`, scoring, points: { weight, stage }, over: isFinal || isLater },
    scoring,
    cells: (isLater && !isFinal ? cells.later : cells.now).map(
      (cell, entry): Cell => (entries[entry]?.status === 'out' ? 'out' : cell),
    ),
    penalized: new Map(),
  }));
  const { workouts, overall } = rankCells({ scoring: race.scoring, divisionPoints: null }, entries, laid);
  return {
    cut: race.cut,
    isMade: false,
    isCutByThis: () => false,
    scoring: race.scoring,
    plannedField: race.planned,
    entries,
    overall,
    span: race.workouts.map(({ scoring, weight, stage, isFinal }, index) => ({
      id: `w${index}`,
      ranked: workouts[index] ?? null,
      setting: pointsSettingOf(race.scoring, { weight, stage }),
      stage,
      hasVariants: scoring.variants !== undefined,
      settled: isFinal || isLater,
    })),
  };
}

const anyCompetitionScoring: fc.Arbitrary<CompetitionScoring> = fc
  .record({
    preset: fc.constantFrom(...Object.values(scoringPresets)),
    table: fc.option(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 8 })),
    tie: fc.constantFrom('share', 'best_finish', 'by_hand', 'designated_workout'),
    withdrawn: fc.constantFrom('by_points', 'below', 'below_by_progress', 'below_by_withdrawal'),
    absent: fc.constantFrom('share_place', 'no_place'),
    didNotFinish: fc.constantFrom('last_place', 'zero_points'),
    nothingHandedIn: fc.constantFrom('last', 'unranked'),
    incompleteBelow: fc.boolean(),
    scaledBelow: fc.boolean(),
    restartStages: fc.option(fc.constant([2])),
  })
  .map(({ preset, table, restartStages, ...rules }) => ({
    ...preset,
    ...rules,
    ...(rules.tie === 'designated_workout' && { tieWorkout: 'w0' }),
    ...(restartStages && { restartStages }),
    ...(table &&
      preset.points.method === 'table' && {
        points: {
          method: 'own_table' as const,
          name: 'own',
          points: table.toSorted((a, b) => b - a),
        },
      }),
  })) as fc.Arbitrary<CompetitionScoring>;

const anyCutSetting: fc.Arbitrary<Cut> = fc.record({
  afterWorkoutId: fc.constant('w3'),
  rule: fc.oneof(
    { weight: 4, arbitrary: fc.record({ by: fc.constant('top'), count: fc.integer({ min: 1, max: 6 }) }) },
    fc.record({
      by: fc.constant('percent'),
      percent: fc.integer({ min: 10, max: 100 }),
      of: fc.constantFrom('entered', 'started', 'planned'),
    }),
    fc.record({ by: fc.constant('total'), points: fc.integer({ min: 0, max: 250 }) }),
    fc.record({
      by: fc.constant('result'),
      workoutId: fc.constant('w0'),
      typed: fc.constantFrom('5', '1:00', '10+3'),
    }),
  ) as fc.Arbitrary<Cut['rule']>,
  ties: fc.constantFrom('all', 'none'),
  movesUp: fc.boolean(),
});

function anyCells(scoring: WorkoutScoring, size: number): fc.Arbitrary<readonly Cell[]> {
  const cell = fc.oneof(
    { weight: 5, arbitrary: anyScore(scoring) },
    { weight: 1, arbitrary: fc.constant('nothing' as const) },
  );
  return fc.array(cell, { minLength: size, maxLength: size });
}

function anyWorkout(size: number): fc.Arbitrary<RaceWorkout> {
  return anyScoring.chain((scoring) =>
    fc.record({
      scoring: fc.constant(scoring),
      weight: fc.constantFrom(100, 100, 100, 50, 33, 0),
      stage: fc.constantFrom(1, 1, 1, 2),
      isFinal: fc.boolean(),
      now: anyCells(scoring, size),
      later: anyCells(scoring, size),
    }),
  );
}

const anyEntry: fc.Arbitrary<OverallEntry> = fc.record({
  status: fc.constantFrom('active', 'active', 'active', 'active', 'withdrawn', 'disqualified', 'cut', 'out'),
  withdrewAt: fc.integer({ min: 1, max: 5 }),
  tieOrder: fc.option(fc.integer({ min: 1, max: 3 })),
  adjustment: fc.constantFrom(0, 0, 0, 5, -5),
});

/** What happens to an entry before the cut: it leaves, comes back, or is moved by hand. No entry becomes `out`. */
function later(entry: OverallEntry): fc.Arbitrary<OverallEntry> {
  if (entry.status === 'out' || entry.status === 'cut') return fc.constant(entry);
  return fc.record({
    status: fc.constantFrom(entry.status, 'active', 'withdrawn', 'disqualified'),
    withdrewAt: fc.integer({ min: 1, max: 5 }),
    adjustment: fc.constant(entry.adjustment ?? 0),
    tieOrder: fc.option(fc.integer({ min: 1, max: 3 })),
  });
}

/** Any competition up to a cut, and any way it can end. */
export const anyRace: fc.Arbitrary<Race> = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc.array(anyEntry, { minLength: size, maxLength: size }).chain((entries) =>
    fc.record({
      scoring: anyCompetitionScoring,
      cut: anyCutSetting,
      planned: fc.option(fc.integer({ min: 1, max: 12 })),
      workouts: fc.array(anyWorkout(size), { minLength: 1, maxLength: 4 }),
      entries: fc.constant(entries),
      entriesLater: fc.tuple(...entries.map(later)),
    }),
  ),
);
