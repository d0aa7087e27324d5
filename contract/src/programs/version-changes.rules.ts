import type { ProgramBlock, ProgramDay, ProgramExercise } from './program-tree.schema.ts';

/** What an exercise asks for, as a change shows it. */
export type AskedExercise = Pick<ProgramExercise, 'sets' | 'note' | 'progress'>;

/** An exercise that one version asks for differently. Null where that version hasn't it. */
export interface ExerciseChange {
  readonly exerciseId: string;
  readonly before: AskedExercise | null;
  readonly after: AskedExercise | null;
}

/** A workout that differs. Null names: that version hasn't it. */
export interface WorkoutChange {
  readonly week: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly exercises: readonly ExerciseChange[];
  /** Its exercises come in another order, or in other supersets. */
  readonly isReordered: boolean;
}

/** A workout of a version with its week, from 1. */
export interface PlacedDay {
  readonly week: number;
  readonly day: ProgramDay;
}

/** How the workouts of a newer version differ from those before, by week. Equal ones are left out. */
export function versionChanges(before: readonly PlacedDay[], after: readonly PlacedDay[]): WorkoutChange[] {
  const weeks = [...new Set([...before, ...after].map(({ week }) => week))].toSorted(
    (one, other) => one - other,
  );
  return weeks.flatMap((week) => {
    const daysOf = (days: readonly PlacedDay[]) =>
      days.filter((one) => one.week === week).map(({ day }) => day);
    return pairs(daysOf(before), daysOf(after), ({ name }) => name).flatMap(([was, is]) => {
      const change = { week, ...dayChange(was, is) };
      const isEqual =
        was && is && was.name === is.name && change.exercises.length === 0 && !change.isReordered;
      return isEqual ? [] : change;
    });
  });
}

function dayChange(was: ProgramDay | null, is: ProgramDay | null): Omit<WorkoutChange, 'week'> {
  const both = pairs(exercisesOf(was), exercisesOf(is), ({ exerciseId }) => exerciseId);
  const kept = new Map(both.flatMap(([one, other]) => (one && other ? [[one.id, other.id] as const] : [])));
  const stayed = new Set(kept.values());
  return {
    before: was?.name ?? null,
    after: is?.name ?? null,
    exercises: both.flatMap(([one, other]) => exerciseChange(one, other)),
    isReordered:
      orderOf(was?.blocks ?? [], (id) => kept.get(id)) !==
      orderOf(is?.blocks ?? [], (id) => (stayed.has(id) ? id : undefined)),
  };
}

function exerciseChange(was: ProgramExercise | null, is: ProgramExercise | null): ExerciseChange[] {
  const exerciseId = (is ?? was)?.exerciseId;
  if (exerciseId === undefined) return [];
  if (was && is && was.exerciseId !== is.exerciseId)
    return [...exerciseChange(was, null), ...exerciseChange(null, is)];
  const [before, after] = [askedOf(was), askedOf(is)];
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ exerciseId, before, after }];
}

/** Always with its keys in one order, so that equal ones are equal as text. */
function askedOf(exercise: ProgramExercise | null): AskedExercise | null {
  if (!exercise) return null;
  const { note, progress } = exercise;
  const sets = exercise.sets.map(({ kind, goal, load, rpe, tempo, rest }) => ({
    kind,
    goal: { ...goal },
    load: load && { ...load },
    rpe,
    tempo,
    rest,
  }));
  return { sets, note, ...(progress && { progress: { by: progress.by, grams: progress.grams } }) };
}

const exercisesOf = (day: ProgramDay | null) => day?.blocks.flatMap(({ exercises }) => exercises) ?? [];

/** The exercises that stayed, in their supersets. */
function orderOf(blocks: readonly ProgramBlock[], idOf: (id: string) => string | undefined): string {
  const groups = blocks.map(({ exercises }) => exercises.flatMap(({ id }) => idOf(id) ?? []).join(' '));
  return groups.filter((group) => group !== '').join(', ');
}

/** Each with its counterpart: the same part, else the first one left that is called the same. */
function pairs<Part extends { readonly id: string }>(
  before: readonly Part[],
  after: readonly Part[],
  nameOf: (part: Part) => string,
): [Part | null, Part | null][] {
  const ids = new Set(before.map(({ id }) => id));
  const taken = new Set(after.filter(({ id }) => ids.has(id)).map(({ id }) => id));
  const paired = before.map((was): [Part, Part | null] => {
    const same = after.find(({ id }) => id === was.id);
    const alike = same ?? after.find((is) => !taken.has(is.id) && nameOf(is) === nameOf(was));
    if (alike) taken.add(alike.id);
    return [was, alike ?? null];
  });
  const added = after.filter(({ id }) => !taken.has(id)).map((is): [null, Part] => [null, is]);
  return [...paired, ...added];
}
