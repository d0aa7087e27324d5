import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

/**
 * Whether scores recorded under `before` mean the same under `after`. Direction, decimals and the cap's length only
 * affect ranking and display; everything else determines how a result was read.
 */
export function keepsScores(before: WorkoutScoring, after: WorkoutScoring): boolean {
  return JSON.stringify(meaning(before)) === JSON.stringify(meaning(after));
}

function meaning(scoring: WorkoutScoring) {
  return [
    scoring.type,
    scoring.unit,
    scoring.cap ? [scoring.cap.notation, scoring.cap.totalReps ?? null] : null,
    (scoring.tiebreaks ?? []).map(({ type, unit }) => [type, unit]),
    scoring.variants ?? null,
    scoring.knockoutRounds ?? null,
    scoring.repsPerRound ?? null,
  ];
}

/** Whether a workout is public at this moment. */
export function isReleased({ releaseAt }: { readonly releaseAt: Date | null }, now: Date): boolean {
  return releaseAt === null || releaseAt <= now;
}

/** Whether following `nextOf` from `start` leads back to `start`. Cycles that don't include it are ignored. */
export function isCircular(start: string, nextOf: (id: string) => string | null | undefined): boolean {
  const seen = new Set<string>();
  for (let at = nextOf(start); at && !seen.has(at); at = nextOf(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
