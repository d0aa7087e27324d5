import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import { loadIn, typedGrams } from '@chalkline/contract/accounts/weight-units.ts';
import {
  type Prescription,
  type ProgramExercise,
  prescription,
  treeLimits,
} from '@chalkline/contract/programs/program-tree.schema.ts';

export type GoalKind = Prescription['goal']['by'];
export type LoadKind = 'none' | 'grams' | 'share';

/** One set as it is typed: empty boxes are null. */
export interface TypedSet {
  readonly kind: Prescription['kind'];
  /** Repetitions, seconds or meters; with `to` a range of repetitions. */
  readonly from: number | null;
  readonly to: number | null;
  /** In the unit of who types, or percent. */
  readonly load: number | null;
  readonly rpe: number | null;
  readonly tempo: string;
  readonly rest: number | null;
}

export interface TypedSets {
  readonly goal: GoalKind;
  readonly load: LoadKind;
  readonly note: string;
  readonly sets: readonly TypedSet[];
}

export function typedOf({ sets, note }: ProgramExercise, unit: WeightUnit): TypedSets {
  const goal = sets[0]?.goal.by ?? 'reps';
  const load = sets.find((set) => set.load !== null)?.load?.by ?? 'none';
  return { goal, load, note, sets: sets.map((set) => typedSet(set, unit)) };
}

function typedSet({ kind, goal, load, rpe, tempo, rest }: Prescription, unit: WeightUnit): TypedSet {
  const amount = load && (load.by === 'grams' ? loadIn(load.grams, unit) : load.percent);
  const rested = { rpe, tempo: tempo ?? '', rest };
  if (goal.by === 'reps') {
    return { kind, from: goal.from, to: goal.to === goal.from ? null : goal.to, load: amount, ...rested };
  }
  const from = goal.by === 'time' ? goal.seconds : goal.meters;
  return { kind, from, to: null, load: amount, ...rested };
}

/** The sets as they are kept, where those of before are known; or the numbers (from 1) of those that can't be. A load that was chosen is said once at least. */
export function readSets(
  { goal, load, sets }: TypedSets,
  unit: WeightUnit,
  before: readonly Prescription[],
): Prescription[] | { readonly wrong: number[] } {
  if (load !== 'none' && sets.every((set) => set.load === null))
    return { wrong: sets.map((_, at) => at + 1) };
  const known = before.flatMap((set) => (set.load?.by === 'grams' ? set.load.grams : []));
  const grams = (typed: number) => typedGrams(typed, unit, known);
  const read = sets.map((set) => prescription.safeParse(setOf(set, { goal, load, grams })));
  const wrong = read.flatMap(({ success }, index) => (success ? [] : [index + 1]));
  return wrong.length > 0 ? { wrong } : read.flatMap(({ data }) => data ?? []);
}

function setOf(
  { kind, from, to, load, rpe, tempo, rest }: TypedSet,
  { goal, load: by, grams }: Pick<TypedSets, 'goal' | 'load'> & { grams: (typed: number) => number },
): unknown {
  const goals = {
    reps: { by: 'reps', from, to: to ?? from },
    time: { by: 'time', seconds: from },
    distance: { by: 'distance', meters: from },
  };
  const loads = {
    none: null,
    grams: load === null ? null : { by: 'grams', grams: grams(load) },
    share: load === null ? null : { by: 'share', percent: load },
  };
  const slow = tempo.trim().toUpperCase();
  return { kind, goal: goals[goal], load: loads[by], rpe, tempo: slow || null, rest: rest ?? 0 };
}

/** One more like the last. */
export function withSet(typed: TypedSets): TypedSets {
  const last = typed.sets.at(-1);
  if (!last || typed.sets.length >= treeLimits.sets) return typed;
  return { ...typed, sets: [...typed.sets, last] };
}

export function withoutSet(typed: TypedSets, index: number): TypedSets {
  return typed.sets.length > 1 ? { ...typed, sets: typed.sets.toSpliced(index, 1) } : typed;
}

export function changedSet(typed: TypedSets, index: number, change: Partial<TypedSet>): TypedSets {
  return { ...typed, sets: typed.sets.map((set, at) => (at === index ? { ...set, ...change } : set)) };
}

/** All others like the first. */
export function allAlike(typed: TypedSets): TypedSets {
  const [first] = typed.sets;
  return first ? { ...typed, sets: typed.sets.map(() => first) } : typed;
}
