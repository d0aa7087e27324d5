import type { CompetitionScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import { scoringPresets, usualScoring } from '@chalkline/contract/competitions/scoring-presets.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';
import type { OverallEntry } from '../../ranking/overall.rules.ts';
import { cellsOf } from '../../ranking/ranking.factory.ts';
import type { CutMaterial } from '../cut-standing.rules.ts';
import { materialOf } from './any-cut.ts';

export const reps = usualScoring('reps');
export const time = usualScoring('time');

/** Points from a short table, with shared places for ties. */
export const table = (...points: readonly number[]): CompetitionScoring => ({
  ...scoringPresets.on_site,
  points: { method: 'own_table', name: 'own', points: [...points] },
  tie: 'share',
});

export interface PlainRace {
  /** By workout, each entry's score as typed; a workout that starts with `open` is not final. */
  readonly workouts: readonly (readonly string[])[];
  readonly rule?: Cut['rule'];
  readonly ties?: Cut['ties'];
  readonly movesUp?: boolean;
  readonly scoring?: CompetitionScoring;
  readonly workout?: WorkoutScoring;
  readonly planned?: number;
  /** Overrides by entry. */
  readonly entries?: Readonly<Record<number, Partial<OverallEntry>>>;
  readonly weights?: readonly number[];
  readonly stages?: readonly number[];
  readonly isMade?: boolean;
  readonly cutByThis?: readonly number[];
}

/** The input of a cut in a small competition that is written out by hand. */
export function plainMaterial(race: PlainRace): CutMaterial {
  const { workout = reps, scoring = table(10, 6, 3), weights = [], stages = [] } = race;
  const handedIn = race.workouts.map((texts) => texts.filter((text) => text !== 'open'));
  const size = Math.max(...handedIn.map(({ length }) => length));
  const entries = Array.from(
    { length: size },
    (_, entry): OverallEntry => ({ status: 'active', ...race.entries?.[entry] }),
  );
  const workouts = handedIn.map((texts, index) => {
    const now = cellsOf([...texts, ...Array<string>(size - texts.length).fill('')], workout);
    const isFinal = race.workouts[index]?.[0] !== 'open';
    return {
      scoring: workout,
      now,
      later: now,
      isFinal,
      weight: weights[index] ?? 100,
      stage: stages[index] ?? 1,
    };
  });
  const cut: Cut = {
    afterWorkoutId: 'w9',
    rule: race.rule ?? { by: 'top', count: 2 },
    ties: race.ties ?? 'all',
    movesUp: race.movesUp ?? false,
  };
  const planned = race.planned ?? null;
  const material = materialOf({ scoring, cut, planned, workouts, entries, entriesLater: entries }, 'now');
  return {
    ...material,
    isMade: race.isMade ?? false,
    isCutByThis: (entry) => race.cutByThis?.includes(entry) ?? false,
  };
}
