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

const usualGrams = 20_000;
/** What loads from a share of the maximum are rounded to. */
const stepGrams = 500;

/** A workout of a program as the player takes it. A share of the maximum becomes a load by the person's own records. */
export function planOfDay(
  { blocks }: Pick<ProgramDay, 'blocks'>,
  facts: readonly Pick<ProgramExerciseFacts, 'id' | 'name' | 'measure'>[],
  known: readonly KnownExercise[],
): Plan {
  const byId = new Map(facts.map((one) => [one.id, one]));
  const done = new Map(known.map((one) => [one.exerciseId, one]));
  return {
    blocks: blocks.map(({ exercises }) => ({
      exercises: exercises.map((exercise) =>
        plannedOf(exercise, byId.get(exercise.exerciseId), done.get(exercise.exerciseId)),
      ),
    })),
  };
}

function plannedOf(
  { exerciseId, note, sets, progress }: Pick<ProgramExercise, 'exerciseId' | 'note' | 'sets' | 'progress'>,
  facts: Pick<ProgramExerciseFacts, 'name' | 'measure'> | undefined,
  known: KnownExercise | undefined,
): PlannedExercise {
  const measure = measureOf(sets, facts?.measure);
  return {
    ...{ exerciseId, name: facts?.name ?? 'Exercise', measure },
    ...(note && { note }),
    sets: sets.map((set) => ({
      ...plannedSet(set, measure, known),
      ...grown(set, sets, progress, known),
      ...askedOf(set),
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

function plannedSet(
  { kind, goal, load, rest }: Prescription,
  measure: Measure,
  known: KnownExercise | undefined,
): PlannedSet {
  return {
    ...{ kind, rest },
    reps: goal.by === 'reps' ? goal.from : null,
    seconds: goal.by === 'time' ? goal.seconds : null,
    meters: goal.by === 'distance' ? goal.meters : null,
    grams: measure === 'load' ? gramsOf(load, known) : null,
  };
}

/** How a set is to be done, where its figures don’t say all. */
function askedOf({ goal, load, rpe, tempo }: Prescription): Pick<PlannedSet, 'asked'> {
  const range = goal.by === 'reps' && goal.from < goal.to ? { from: goal.from, to: goal.to } : null;
  const percent = load?.by === 'share' ? load.percent : null;
  const isPlain = range === null && percent === null && rpe === null && tempo === null;
  return isPlain ? {} : { asked: { range, percent, rpe, tempo } };
}

/** What a set asks by the rule of its exercise and what was done last time; nothing where there is no rule for it. */
function grown(
  { kind, goal, load }: Prescription,
  sets: readonly Prescription[],
  rule: ProgressRule | undefined,
  known: KnownExercise | undefined,
): Partial<Pick<PlannedSet, 'reps' | 'grams'>> {
  if (!rule || !known || kind === 'warm_up' || goal.by !== 'reps' || load?.by === 'share') return {};
  const last = known.last.sets.filter((set) => set.kind === 'work');
  const asked = { start: load?.grams ?? null, sets: sets.filter((set) => set.kind === 'work').length };
  const { reps, grams } = nextTarget(rule, goal, asked, last.length > 0 ? last : null);
  return { reps, ...(grams !== null && { grams }) };
}

function gramsOf(load: Prescription['load'], known: KnownExercise | undefined): number {
  if (load?.by === 'grams') return load.grams;
  const best = known?.bests.max;
  const most = best ? estimatedMax(best) : null;
  if (load?.by === 'share' && most !== null)
    return Math.round((most * load.percent) / 100 / stepGrams) * stepGrams;
  return known?.last.sets.find(({ kind }) => kind === 'work')?.grams ?? usualGrams;
}
