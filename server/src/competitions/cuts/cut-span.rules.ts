import type { Cut } from '@chalkline/contract/competitions/cut.schema.ts';
import type { PublicationState } from '@chalkline/contract/competitions/publication.lifecycle.ts';
import type { WorkoutScoring } from '@chalkline/contract/competitions/workout-scoring.schema.ts';

interface Placed {
  readonly id: string;
  readonly partOf: string | null;
}

/** The workouts that count for a cut, in the competition's order: up to the one it follows, with its parts. */
export function spanOf<Workout extends Placed>(
  workouts: readonly Workout[],
  afterWorkoutId: string,
): readonly Workout[] {
  const after = workouts.find(({ id }) => id === afterWorkoutId);
  if (!after) return [];
  const first = after.partOf ?? after.id;
  const last = workouts.findLastIndex(({ id, partOf }) => id === first || partOf === first);
  return workouts.slice(0, last + 1);
}

interface Measured extends Placed {
  readonly scoring: unknown;
}

/** Whether other workouts count for a cut than did, or else one of them is measured otherwise; null where all is the same. */
export function spanDiffers(
  before: readonly Measured[],
  after: readonly Measured[],
  afterWorkoutId: string,
): 'workouts' | 'scoring' | null {
  const [was, is] = [spanOf(before, afterWorkoutId), spanOf(after, afterWorkoutId)];
  const scoringNow = new Map(is.map(({ id, scoring }) => [id, scoring]));
  if (was.length !== is.length || was.some(({ id }) => !scoringNow.has(id))) return 'workouts';
  const isOther = ({ id, scoring }: Measured) =>
    JSON.stringify(scoring) !== JSON.stringify(scoringNow.get(id));
  return was.some(isOther) ? 'scoring' : null;
}

interface ShownWorkout {
  readonly id: string;
  readonly scoring: Pick<WorkoutScoring, 'brokenByPart'>;
  readonly publication: PublicationState;
  readonly isShown: boolean;
  readonly over: boolean;
}

/** Whether the results of a workout are final as a view has them, and those of the part that breaks its ties. */
export function isFinal(
  shown: readonly ShownWorkout[],
  workoutId: string,
  following: readonly string[] = [],
): boolean {
  const found = shown.find(({ id }) => id === workoutId);
  if (!found?.isShown || !found.over || found.publication !== 'final') return false;
  const { brokenByPart } = found.scoring;
  if (brokenByPart === undefined || following.includes(brokenByPart)) return true;
  return isFinal(shown, brokenByPart, [...following, workoutId]);
}

/** A cut that was made. */
export interface MadeCut {
  readonly afterWorkoutId: string;
  readonly madeAt: Date;
  /** Whom it moved, as far as they are known. */
  readonly entryIds: readonly string[];
}

/**
 * The cut that a board shows: the first that was not made, else the last one. Cuts after workouts that are no more
 * are none.
 */
export function shownCut(
  cuts: readonly Cut[],
  made: readonly Pick<MadeCut, 'afterWorkoutId'>[],
  workouts: readonly Placed[],
): Cut | null {
  const ordered = inOrder(cuts, workouts);
  const isMade = ({ afterWorkoutId }: Cut) => made.some((one) => one.afterWorkoutId === afterWorkoutId);
  return ordered.find((cut) => !isMade(cut)) ?? ordered.at(-1) ?? null;
}

/** Cuts as they come. */
export function inOrder(cuts: readonly Cut[], workouts: readonly Placed[]): readonly Cut[] {
  const lengthOf = ({ afterWorkoutId }: Cut) => spanOf(workouts, afterWorkoutId).length;
  return cuts.filter((cut) => lengthOf(cut) > 0).toSorted((a, b) => lengthOf(a) - lengthOf(b));
}
