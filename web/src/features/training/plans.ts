import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { emptyBar } from '@chalkline/contract/accounts/weight-units.ts';
import type { ExerciseReply } from '@chalkline/contract/programs/exercise.schema.ts';
import type { LogReply, NewSet } from '@chalkline/contract/training/log.schema.ts';
import type { Figures, Plan, PlannedExercise, PlannedSet } from '@chalkline/contract/training/plan.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';

/** A set that was done, as the player knows it. */
export type DoneSet = NewSet & { readonly id: string };

/** What a workout asks for next: one set of one exercise. */
export interface Step {
  /** The place of its exercise in the plan. */
  readonly block: number;
  readonly place: number;
  readonly exercise: PlannedExercise;
  /** From 0, in its exercise. */
  readonly at: number;
  readonly planned: PlannedSet;
  /** What was done for it, if it was. */
  readonly done: DoneSet | null;
}

/**
 * The sets of a plan in the order in which they are done: those of one exercise after the other, of a superset in
 * rounds. What was done of an exercise fills its sets from the first.
 */
export function stepsOf(plan: Plan, sets: readonly DoneSet[]): Step[] {
  const left = Map.groupBy(
    sets.toSorted((one, other) => one.doneAt.localeCompare(other.doneAt)),
    ({ exerciseId }) => exerciseId,
  );
  return plan.blocks.flatMap(({ exercises }, block) => {
    const filled = exercises.map((exercise, place) =>
      exercise.sets.map((planned, at) => {
        const done = left.get(exercise.exerciseId)?.shift() ?? null;
        return { block, place, exercise, at, planned, done };
      }),
    );
    const rounds = Math.max(...exercises.map((exercise) => exercise.sets.length));
    return Array.from({ length: rounds }, (_, round) => filled.flatMap((steps) => steps[round] ?? [])).flat();
  });
}

/** Which set of which exercise of the plan. */
export function keyOf({ block, place, at }: Pick<Step, 'block' | 'place' | 'at'>): string {
  return `${block} ${place} ${at}`;
}

/** The first that is left of what was done last; then of all. So one goes on with an exercise that was drawn forward. */
export function nextStep(steps: readonly Step[]): Step | null {
  const left = steps.filter(({ done }) => !done);
  const last = steps
    .filter(({ done }) => done)
    .toSorted((one, other) => (one.done?.doneAt ?? '').localeCompare(other.done?.doneAt ?? ''))
    .at(-1);
  return left.find(({ block }) => block === last?.block) ?? left[0] ?? null;
}

/** Sets beyond the plan, from another device for instance, are planned as they were done. */
export function withDone(plan: Plan, sets: readonly DoneSet[]): Plan {
  const known = new Map<string, number>();
  for (const { exercises } of plan.blocks)
    for (const { exerciseId, sets: planned } of exercises)
      known.set(exerciseId, (known.get(exerciseId) ?? 0) + planned.length);
  let made = plan;
  for (const [exerciseId, done] of Map.groupBy(sets, (set) => set.exerciseId)) {
    for (const set of done.slice(known.get(exerciseId) ?? 0)) made = withSet(made, set);
  }
  return made;
}

function withSet(plan: Plan, set: DoneSet): Plan {
  const { exerciseId, name, measure, kind, reps, grams, seconds, meters } = set;
  const planned = { kind, reps, grams, seconds, meters, rest: usualRest };
  const at = plan.blocks.findLastIndex(({ exercises }) =>
    exercises.some((exercise) => exercise.exerciseId === exerciseId),
  );
  if (at < 0)
    return { blocks: [...plan.blocks, { exercises: [{ exerciseId, name, measure, sets: [planned] }] }] };
  return mapBlock(plan, at, (exercise) =>
    exercise.exerciseId === exerciseId ? { ...exercise, sets: [...exercise.sets, planned] } : exercise,
  );
}

export function mapBlock(
  plan: Plan,
  at: number,
  change: (exercise: PlannedExercise, place: number) => PlannedExercise,
): Plan {
  return {
    blocks: plan.blocks.map((block, index) =>
      index === at ? { exercises: block.exercises.map(change) } : block,
    ),
  };
}

export const usualRest = 120;
const usualSets = 3;

type Chosen = Pick<ExerciseReply, 'id' | 'name' | 'measure'>;

/** An exercise as it is added to a workout: as last time, or three plain sets. */
export function plannedFrom(
  { id, name, measure }: Chosen,
  known: KnownExercise | undefined,
  unit: WeightUnit,
): PlannedExercise {
  const last = known?.last.sets.map((set) => ({ ...set, rest: usualRest }));
  const plain = {
    kind: 'work' as const,
    rest: usualRest,
    reps: measure === 'load' || measure === 'reps' ? 8 : null,
    grams: measure === 'load' ? emptyBar[unit] : null,
    seconds: measure === 'time' ? 30 : null,
    meters: measure === 'distance' ? 500 : null,
  };
  const sets = last && last.length > 0 ? last : Array.from({ length: usualSets }, () => plain);
  return { exerciseId: id, name, measure, sets };
}

export function withExercise(plan: Plan, exercise: PlannedExercise): Plan {
  return { blocks: [...plan.blocks, { exercises: [exercise] }] };
}

/** One more set like the last one. */
export function withMoreSets(plan: Plan, { block, place }: Pick<Step, 'block' | 'place'>): Plan {
  return mapBlock(plan, block, (exercise, index) => {
    const last = exercise.sets.at(-1);
    return index === place && last ? { ...exercise, sets: [...exercise.sets, { ...last }] } : exercise;
  });
}

/** Leaves out what isn’t done yet of an exercise; without a done set the exercise goes. */
export function withoutRest(plan: Plan, { block, place }: Pick<Step, 'block' | 'place'>, done: number): Plan {
  const blocks = plan.blocks.map(({ exercises }, index) => ({
    exercises: exercises.flatMap((exercise, at) => {
      if (index !== block || at !== place) return exercise;
      return done === 0 ? [] : { ...exercise, sets: exercise.sets.slice(0, done) };
    }),
  }));
  return { blocks: blocks.filter(({ exercises }) => exercises.length > 0) };
}

/** Does another exercise for the sets that are left of one. Those done stay what they were. */
export function withSwap(
  plan: Plan,
  { block, place, exercise }: Pick<Step, 'block' | 'place' | 'exercise'>,
  done: number,
  other: PlannedExercise,
): Plan {
  const left = exercise.sets.length - done;
  const first = other.sets.find(({ kind }) => kind === 'work') ?? other.sets[0];
  if (left <= 0 || !first) return plan;
  const swapped = { ...other, sets: Array.from({ length: left }, () => ({ ...first })) };
  return {
    blocks: plan.blocks.map(({ exercises }, index) => ({
      exercises: exercises.flatMap((one, at) => {
        if (index !== block || at !== place) return one;
        return done === 0 ? swapped : [{ ...one, sets: one.sets.slice(0, done) }, swapped];
      }),
    })),
  };
}

/** The plan of a workout that was done, with the figures that were reached. */
export function planAgain({ plan, sets }: Pick<LogReply, 'plan' | 'sets'>): Plan {
  const steps = stepsOf(withDone(plan, sets), sets);
  return {
    blocks: withDone(plan, sets).blocks.flatMap(({ exercises }, block) => {
      const kept = exercises.flatMap((exercise, place) => {
        const own = steps.filter((step) => step.block === block && step.place === place && step.done);
        const planned = own.flatMap(({ done, planned: { rest } }) =>
          done
            ? {
                kind: done.kind,
                reps: done.reps,
                grams: done.grams,
                seconds: done.seconds,
                meters: done.meters,
                rest,
              }
            : [],
        );
        return planned.length > 0 ? { ...exercise, sets: planned } : [];
      });
      return kept.length > 0 ? { exercises: kept } : [];
    }),
  };
}

/** What a set was or is about to be. How hard it was is said after it. */
export type Figured = Figures & Pick<PlannedSet, 'kind'> & Pick<DoneSet, 'rpe'>;

/** What was done; else as the set before it of this workout, where that asked for the same; else as planned. */
export function startingFigures({ planned, done, at }: Step, own: readonly Step[]): Figured {
  if (done) return done;
  const before = own[at - 1];
  const isSame =
    before?.done &&
    before.planned.kind === planned.kind &&
    before.planned.grams === planned.grams &&
    before.planned.reps === planned.reps;
  return { ...(isSame && before.done ? before.done : planned), rpe: null };
}
