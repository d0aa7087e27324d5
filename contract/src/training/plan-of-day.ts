import type { WeightUnit } from '../accounts/preferences.ts';
import { emptyBar, gramsOf, loadable, loadIn, stepAbove } from '../accounts/weight-units.ts';
import type { Measure } from '../programs/exercise.schema.ts';
import type { ProgramExerciseFacts } from '../programs/program.schema.ts';
import type {
  Prescription,
  ProgramDay,
  ProgramExercise,
  ProgressRule,
} from '../programs/program-tree.schema.ts';
import { nextTarget } from '../programs/progression.rules.ts';
import type { Plan, PlannedExercise, PlannedSet } from './plan.schema.ts';
import { estimatedMax } from './records.ts';
import type { KnownExercise } from './training.schema.ts';
import type { TrainingMaxReply } from './training-max.schema.ts';

/** What loads are computed from. */
export interface Trainee {
  readonly exercises: readonly KnownExercise[];
  readonly maxes?: readonly TrainingMaxReply[] | undefined;
}

interface Known {
  readonly done: KnownExercise | undefined;
  readonly max: Max | null;
  /** Of the plates that they load. */
  readonly unit: WeightUnit;
}

/**
 * A workout of a program as the player takes it on a day. Shares of the maximum become loads by the person's own, that plates
 * of their unit make up.
 */
export function planOfDay(
  { blocks }: Pick<ProgramDay, 'blocks'>,
  facts: readonly Pick<ProgramExerciseFacts, 'id' | 'name' | 'measure'>[],
  trainee: Trainee,
  today: string,
  unit: WeightUnit,
): Plan {
  const byId = new Map(facts.map((one) => [one.id, one]));
  const done = new Map(trainee.exercises.map((one) => [one.exerciseId, one]));
  return {
    blocks: blocks.map(({ exercises }) => ({
      exercises: exercises.map((exercise) =>
        plannedOf(exercise, byId.get(exercise.exerciseId), {
          done: done.get(exercise.exerciseId),
          max: maxOn(trainee, exercise.exerciseId, today),
          unit,
        }),
      ),
    })),
  };
}

/** What a share of the maximum is of. */
export type Max = NonNullable<NonNullable<PlannedSet['asked']>['max']>;

/** The training max in force that day, else the best of the records; null where there is neither. */
export function maxOn({ exercises, maxes = [] }: Trainee, exerciseId: string, today: string): Max | null {
  const set = maxes
    .filter((one) => one.exerciseId === exerciseId && one.startsOn <= today)
    .toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))[0];
  if (set?.grams) return { grams: set.grams, by: 'training_max' };
  const best = exercises.find((one) => one.exerciseId === exerciseId)?.bests.max;
  const grams = best ? estimatedMax(best) : null;
  return grams === null ? null : { grams, by: 'records' };
}

/** So many percent of a maximum, as it can be loaded. */
export function shareOf({ grams }: Pick<Max, 'grams'>, percent: number, unit: WeightUnit): number {
  return loadable((grams * percent) / 100, unit);
}

function plannedOf(
  { exerciseId, note, sets, progress }: Pick<ProgramExercise, 'exerciseId' | 'note' | 'sets' | 'progress'>,
  facts: Pick<ProgramExerciseFacts, 'name' | 'measure'> | undefined,
  known: Known,
): PlannedExercise {
  const measure = measureOf(sets, facts?.measure);
  return {
    exerciseId,
    name: facts?.name ?? 'Exercise',
    measure,
    ...(note && { note }),
    sets: sets.map((set) => ({
      ...plannedSet(set, measure, known),
      ...grown(set, sets, progress, known),
      ...askedOf(set, known.max),
    })),
  };
}

/** By what the sets ask for; repetitions have a load where the exercise does. */
function measureOf(sets: readonly Prescription[], usual: Measure | undefined): Measure {
  const asked = (sets.find(({ kind }) => kind === 'work') ?? sets[0])?.goal.by;
  if (asked === 'time' || asked === 'distance') return asked;
  const hasLoad = usual === 'load' || sets.some(({ load }) => load !== null);
  return hasLoad ? 'load' : 'reps';
}

function plannedSet({ kind, goal, load, rest }: Prescription, measure: Measure, known: Known): PlannedSet {
  return {
    kind,
    rest,
    reps: goal.by === 'reps' ? goal.from : null,
    seconds: goal.by === 'time' ? goal.seconds : null,
    meters: goal.by === 'distance' ? goal.meters : null,
    grams: measure === 'load' ? loadOf(load, known) : null,
  };
}

/** How a set is to be done, where its figures don’t say all. */
function askedOf({ goal, load, rpe, tempo }: Prescription, max: Max | null): Pick<PlannedSet, 'asked'> {
  const range = goal.by === 'reps' && goal.from < goal.to ? { from: goal.from, to: goal.to } : null;
  const percent = load?.by === 'share' ? load.percent : null;
  const isPlain = range === null && percent === null && rpe === null && tempo === null;
  const of = percent !== null && max ? { max } : {};
  return isPlain ? {} : { asked: { range, percent, ...of, rpe, tempo } };
}

/** What a set asks by the rule of its exercise and what was done last time; nothing where there is no rule for it. */
function grown(
  { kind, goal, load }: Prescription,
  sets: readonly Prescription[],
  rule: ProgressRule | undefined,
  { done, unit }: Known,
): Partial<Pick<PlannedSet, 'reps' | 'grams'>> {
  if (!rule || !done || kind === 'warm_up' || goal.by !== 'reps' || load?.by === 'share') return {};
  const last = done.last.sets.filter((set) => set.kind === 'work');
  const asked = { start: load?.grams ?? null, sets: sets.filter((set) => set.kind === 'work').length };
  const { reps, grams } = nextTarget(rule, goal, asked, last.length > 0 ? last : null);
  const before = Math.max(0, ...last.map((set) => set.grams ?? 0));
  if (grams === null) return { reps };
  return { reps, grams: grams === before + rule.grams ? inPlates(before, rule.grams, unit) : grams };
}

/** A step that was written in the other unit takes plates of this one, one step at least. */
function inPlates(before: number, step: number, unit: WeightUnit): number {
  if (gramsOf(loadIn(step, unit), unit) === step) return before + step;
  return Math.max(loadable(before + step, unit), stepAbove(before, unit));
}

function loadOf(load: Prescription['load'], { done, max, unit }: Known): number {
  if (load?.by === 'grams') return load.grams;
  if (load?.by === 'share' && max) return shareOf(max, load.percent, unit);
  return done?.last.sets.find(({ kind }) => kind === 'work')?.grams ?? emptyBar[unit];
}
