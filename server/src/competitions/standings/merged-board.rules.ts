import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import type {
  BoardAdjustment,
  BoardInput,
  BoardPenalty,
  BoardScore,
} from '../ranking/board-ranking.rules.ts';

export type MergeChange = Extract<RippleChange, { readonly kind: 'merge' }>;

/** What a duplicate has: current scores, and decisions that apply. It may be in another division. */
export interface Duplicate {
  readonly scores: readonly BoardScore[];
  readonly penalties: readonly BoardPenalty[];
  readonly adjustments: readonly BoardAdjustment[];
}

/** The duplicate's scores that count, given the workouts in which the entry that stays has one. */
export function scoresTaken(
  { taken }: Pick<MergeChange, 'taken'>,
  { scores }: Pick<Duplicate, 'scores'>,
  hasScore: (workoutId: string) => boolean,
): BoardScore[] {
  return scores.filter(
    ({ workoutId, value }) => value !== null && (!hasScore(workoutId) || taken.includes(workoutId)),
  );
}

/** The board after a merge: the duplicate is out, and the entry that stays has what was the duplicate's. */
export function mergedBoard(input: BoardInput, change: MergeChange, duplicate: Duplicate): BoardInput {
  const { entryId, mergedId } = change;
  const own = new Set(
    input.scores.flatMap((one) => (one.entryId === entryId && one.value ? [one.workoutId] : [])),
  );
  const moved = scoresTaken(change, duplicate, (workoutId) => own.has(workoutId));
  const replaced = new Set(moved.map(({ workoutId }) => workoutId));
  const remains = (one: { readonly entryId: string; readonly workoutId: string }) =>
    one.entryId !== mergedId && !(one.entryId === entryId && replaced.has(one.workoutId));
  return {
    ...input,
    entries: input.entries.map((one) => (one.id === mergedId ? { ...one, status: 'out' } : one)),
    scores: [...input.scores.filter(remains), ...moved.map((one) => ({ ...one, entryId }))],
    penalties: [
      ...input.penalties.filter(remains),
      ...duplicate.penalties
        .filter(({ workoutId }) => replaced.has(workoutId))
        .map((one) => ({ ...one, entryId })),
    ],
    adjustments: [
      ...input.adjustments.filter((one) => one.entryId !== mergedId),
      ...duplicate.adjustments.map((one) => ({ ...one, entryId })),
    ],
  };
}
