import {
  type CompetitionScoring,
  competitionScoring,
} from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { ScoringTrial } from '@chalkline/contract/competitions/scoring-trial.schema.ts';
import type { TrialWorkout } from './trial-examples.ts';
import { nothingTyped, readingOf, type TypedScore } from './typed-score.ts';

/** By workout id, one score per athlete. */
export type TypedScores = Readonly<Record<string, readonly TypedScore[]>>;

/** The request: only readable scores; null while the rules are incomplete. */
export function trialBody(
  scoring: CompetitionScoring,
  workouts: readonly TrialWorkout[],
  scores: TypedScores,
  athletes: number,
): ScoringTrial | null {
  if (!competitionScoring.safeParse(scoring).success) return null;
  const understood = (athlete: number) =>
    workouts.flatMap((workout) => {
      const score = scores[workout.id]?.[athlete] ?? nothingTyped;
      const isScore = readingOf(score, workout.scoring).kind === 'score';
      return isScore ? [{ workoutId: workout.id, ...score }] : [];
    });
  return {
    scoring,
    divisionPoints: null,
    workouts: workouts.map(({ id, scoring: measured, points }) => ({ id, scoring: measured, points })),
    athletes: Array.from({ length: athletes }, (_, athlete) => ({ scores: understood(athlete) })),
  };
}
