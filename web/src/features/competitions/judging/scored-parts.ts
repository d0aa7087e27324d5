import type { FloorScore } from './judge-store.ts';
import type { LaneAt } from './judging.queries.ts';

/** One part of a heat's workout, in a lane. */
export interface ScoredPart {
  readonly name: string;
  /** As it was typed; null: no score yet. */
  readonly typed: string | null;
  /** It is on this phone only. */
  readonly isUnsent: boolean;
}

/** What a lane has in each part of its workout: what waits on this phone is newer than what the server has. */
export function scoredParts(
  { competition, heat, lane }: LaneAt,
  waiting: readonly FloorScore[],
): ScoredPart[] {
  const parts = competition.workouts.filter(
    ({ id, partOf }) => id === heat.workoutId || partOf === heat.workoutId,
  );
  return parts.map(({ id, name }) => {
    const unsent = waiting.findLast((one) => one.workoutId === id && one.entryId === lane.entryId);
    const score = lane.scores.find(({ workoutId, value }) => workoutId === id && value !== null);
    return { name, typed: unsent?.typed ?? score?.typed ?? null, isUnsent: unsent !== undefined };
  });
}
