import { emptyBar, stepAbove, stepUpTo } from '@chalkline/contract/accounts/weight-units.ts';
import type { PlanChange } from '@chalkline/contract/assistant/training-question.schema.ts';
import type { ExerciseReply, Measure } from '@chalkline/contract/programs/exercise.schema.ts';
import {
  type Figures,
  type Plan,
  type PlannedExercise,
  type PlannedSet,
  type SetKind,
  trainingLimits,
} from '@chalkline/contract/training/plan.schema.ts';
import type { KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import { setsText, type WeightUnit } from './training-texts.rules.ts';

type Chosen = Pick<ExerciseReply, 'id' | 'name' | 'measure'>;

interface DoneSet extends Figures {
  readonly exerciseId: string;
  readonly name: string;
  readonly measure: Measure;
  readonly kind: SetKind;
}

/** A finished workout with what was done in it. */
export interface DoneWorkout {
  readonly log: { readonly id: string; readonly name: string; readonly day: string; readonly plan: Plan };
  readonly sets: readonly DoneSet[];
}

const usualRest = 120;
const usualSets = 3;

/** A workout as it was done: what wasn’t done is left out, what came on top is added. */
export function planAsDone(plan: Plan, sets: readonly DoneSet[]): Plan {
  const left = Map.groupBy(sets, ({ exerciseId }) => exerciseId);
  const planned = plan.blocks.map(({ exercises }) => ({
    exercises: exercises.flatMap((exercise) => {
      const done = left.get(exercise.exerciseId)?.splice(0, exercise.sets.length) ?? [];
      const own = done.map((set, at) => plannedOf(set, exercise.sets[at]?.rest ?? usualRest));
      return own.length > 0 ? { ...exercise, sets: own } : [];
    }),
  }));
  const extra = [...left.values()].flatMap((done) => {
    const [first] = done;
    if (!first) return [];
    const { exerciseId, name, measure } = first;
    return { exercises: [{ exerciseId, name, measure, sets: done.map((set) => plannedOf(set, usualRest)) }] };
  });
  return { blocks: [...planned.filter(({ exercises }) => exercises.length > 0), ...extra] };
}

const plannedOf = ({ kind, reps, grams, seconds, meters }: DoneSet, rest: number): PlannedSet => ({
  kind,
  reps,
  grams,
  seconds,
  meters,
  rest,
});

export const exercisesIn = (plan: Plan): PlannedExercise[] =>
  plan.blocks.flatMap(({ exercises }) => exercises);

function changed(plan: Plan, change: (exercise: PlannedExercise) => PlannedExercise | null): Plan {
  const blocks = plan.blocks.map(({ exercises }) => ({
    exercises: exercises.flatMap((exercise) => change(exercise) ?? []),
  }));
  return { blocks: blocks.filter(({ exercises }) => exercises.length > 0) };
}

const ofOne =
  (id: string | null, change: (exercise: PlannedExercise) => PlannedExercise | null) =>
  (exercise: PlannedExercise) =>
    id === null || exercise.exerciseId === id ? change(exercise) : exercise;

/** The sets of one exercise for another: as last time, else the same repetitions with a light load. */
export function withSwap(
  plan: Plan,
  id: string,
  to: Chosen,
  known: KnownExercise | undefined,
  unit: WeightUnit,
): Plan {
  return changed(
    plan,
    ofOne(id, ({ sets }) => ({ ...plannedFrom(to, known, unit), sets: swappedSets(sets, to, known, unit) })),
  );
}

function swappedSets(
  sets: readonly PlannedSet[],
  { measure }: Chosen,
  known: KnownExercise | undefined,
  unit: WeightUnit,
): PlannedSet[] {
  const last = known?.last.sets.find(({ kind }) => kind === 'work');
  return sets
    .filter(({ kind }) => kind === 'work')
    .map(({ reps, rest }) => ({ ...(last ?? plainFigures(measure, reps, unit)), kind: 'work', rest }));
}

/** As last time, or three plain sets. */
function plannedFrom(
  { id, name, measure }: Chosen,
  known: KnownExercise | undefined,
  unit: WeightUnit,
): PlannedExercise {
  const last = known?.last.sets.map((set) => ({ ...set, rest: usualRest })) ?? [];
  const plain = { ...plainFigures(measure, null, unit), kind: 'work' as const, rest: usualRest };
  const sets = last.length > 0 ? last : Array.from({ length: usualSets }, () => plain);
  return { exerciseId: id, name, measure, sets };
}

const plainFigures = (measure: Measure, reps: number | null, unit: WeightUnit): Figures => ({
  reps: measure === 'load' || measure === 'reps' ? (reps ?? 8) : null,
  grams: measure === 'load' ? emptyBar[unit] : null,
  seconds: measure === 'time' ? 30 : null,
  meters: measure === 'distance' ? 500 : null,
});

/** Null where a workout has no room for it. */
export function withExercise(
  plan: Plan,
  to: Chosen,
  known: KnownExercise | undefined,
  unit: WeightUnit,
): Plan | null {
  if (plan.blocks.length >= trainingLimits.blocks) return null;
  return { blocks: [...plan.blocks, { exercises: [plannedFrom(to, known, unit)] }] };
}

export const withoutExercise = (plan: Plan, id: string): Plan =>
  changed(
    plan,
    ofOne(id, () => null),
  );

/** One more set like the last one. */
export function withMoreSets(plan: Plan, id: string | null): Plan {
  return changed(
    plan,
    ofOne(id, (exercise) => {
      const last = exercise.sets.at(-1);
      const room = exercise.sets.length < trainingLimits.sets;
      return last && room ? { ...exercise, sets: [...exercise.sets, { ...last, kind: 'work' }] } : exercise;
    }),
  );
}

/** One set less of each exercise that has two or more. */
export const withFewerSets = (plan: Plan): Plan =>
  changed(plan, (exercise) =>
    exercise.sets.length > 1 ? { ...exercise, sets: exercise.sets.slice(0, -1) } : exercise,
  );

/** The next step up: the load, else a repetition, five seconds, fifty meters. Warm-ups stay. */
export function withMore(plan: Plan, id: string | null, unit: WeightUnit): Plan {
  return changed(
    plan,
    ofOne(id, (exercise) => withSets(exercise, (set) => more(exercise.measure, set, unit))),
  );
}

function more(measure: Measure, set: PlannedSet, unit: WeightUnit): PlannedSet {
  const { grams, reps, seconds, meters } = set;
  if (measure === 'load')
    return { ...set, grams: Math.min(stepAbove(grams ?? 0, unit), trainingLimits.grams) };
  if (measure === 'reps') return { ...set, reps: Math.min((reps ?? 0) + 1, trainingLimits.reps) };
  if (measure === 'time') return { ...set, seconds: Math.min((seconds ?? 0) + 5, trainingLimits.seconds) };
  return { ...set, meters: Math.min((meters ?? 0) + 50, trainingLimits.meters), seconds: null };
}

/** A tenth less, down to a step that plates can make. */
export function withLess(plan: Plan, id: string | null, unit: WeightUnit): Plan {
  return changed(
    plan,
    ofOne(id, (exercise) => withSets(exercise, (set) => less(exercise.measure, set, unit))),
  );
}

function less(measure: Measure, set: PlannedSet, unit: WeightUnit): PlannedSet {
  const tenth = (value: number | null) => (value === null ? null : Math.max(1, Math.floor(value * 0.9)));
  if (measure === 'load') {
    const { grams } = set;
    return { ...set, grams: grams === null ? null : Math.min(grams, stepUpTo(grams * 0.9, unit)) };
  }
  if (measure === 'reps') return { ...set, reps: tenth(set.reps) };
  if (measure === 'time') return { ...set, seconds: tenth(set.seconds) };
  return { ...set, meters: tenth(set.meters), seconds: null };
}

const withSets = (exercise: PlannedExercise, change: (set: PlannedSet) => PlannedSet): PlannedExercise => ({
  ...exercise,
  sets: exercise.sets.map((set) => (set.kind === 'work' ? change(set) : set)),
});

/** What differs, exercise by exercise: first those of the old workout, then what is new. */
export function planChanges(
  before: Plan,
  after: Plan,
  unit: WeightUnit,
): { changes: PlanChange[]; unchanged: number } {
  const textsOf = (plan: Plan) =>
    new Map(
      exercisesIn(plan).map(({ exerciseId, name, measure, sets }) => [
        exerciseId,
        { name, text: setsText(measure, sets, unit) },
      ]),
    );
  const [from, to] = [textsOf(before), textsOf(after)];
  const all = [...new Set([...from.keys(), ...to.keys()])].map((id) => ({
    name: to.get(id)?.name ?? from.get(id)?.name ?? '',
    from: from.get(id)?.text ?? null,
    to: to.get(id)?.text ?? null,
  }));
  const changes = all.filter((change) => change.from !== change.to);
  return { changes, unchanged: all.length - changes.length };
}
