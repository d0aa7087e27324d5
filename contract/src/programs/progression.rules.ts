import type { ProgramExercise, ProgramTree, ProgressRule } from './program-tree.schema.ts';

/** What a set asks next, or what was done in one. */
export interface Target {
  readonly reps: number;
  readonly grams: number | null;
}

interface RepsGoal {
  readonly from: number;
  readonly to: number;
}

/**
 * What an exercise asks after the work sets of last time; null: there were none. With `load`, the load grows once every
 * set had its repetitions; with `double`, the repetitions grow to the end of their range first. What didn't succeed is
 * repeated. `start` is the load of the program, which it never goes below.
 */
export function nextTarget(
  rule: ProgressRule,
  { from, to }: RepsGoal,
  { start, sets }: { readonly start: number | null; readonly sets: number },
  last: readonly { readonly reps: number | null; readonly grams: number | null }[] | null,
): Target {
  const first = { reps: from, grams: start };
  const load = Math.max(0, ...(last ?? []).map(({ grams }) => grams ?? 0));
  if (!last || load === 0 || (start !== null && load < start)) return first;
  // Lighter sets of last time aren't what counts.
  const heaviest = last.filter(({ grams }) => grams === load);
  const fewest = heaviest.length < sets ? 0 : Math.min(...heaviest.map(({ reps }) => reps ?? 0));
  if (rule.by === 'load') return { reps: from, grams: fewest >= from ? load + rule.grams : load };
  if (fewest >= to) return { reps: from, grams: load + rule.grams };
  return { reps: fewest < from ? from : fewest + 1, grams: load };
}

/** What each time asks if every one before succeeds. */
export function previewOf(
  rule: ProgressRule,
  goal: RepsGoal,
  { start, sets }: { readonly start: number | null; readonly sets: number },
  times: number,
): Target[] {
  const targets: Target[] = [];
  for (let at = 0; at < times; at += 1) {
    const before = targets.at(-1);
    const last = before ? Array.from({ length: sets }, () => before) : null;
    targets.push(nextTarget(rule, goal, { start, sets }, last));
  }
  return targets;
}

export interface Wave {
  /** Percent of the training max in the first week, and how many more each week. */
  readonly first: number;
  readonly step: number;
  /** Every how many weeks is light, and its percent; 0: none is. */
  readonly deloadEvery: number;
  readonly deload: number;
}

const percents = { least: 1, most: 150 } as const;

/** The percent of each week, in halves. A light week doesn't count as a step. */
export function waveOf({ first, step, deloadEvery, deload }: Wave, weeks: number): number[] {
  let steps = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const isLight = deloadEvery > 0 && (week + 1) % deloadEvery === 0;
    const percent = isLight ? deload : first + step * steps;
    if (!isLight) steps += 1;
    return Math.min(percents.most, Math.max(percents.least, Math.round(percent * 2) / 2));
  });
}

/**
 * The same exercise in the weeks from its own on: on the same day of the week, the first with its name. Null where a week
 * has none.
 */
export function inWeeks({ weeks }: ProgramTree, exercise: ProgramExercise): (ProgramExercise | null)[] {
  const exercisesOf = (week: number, day: number) =>
    weeks[week]?.days[day]?.blocks.flatMap((block) => block.exercises) ?? [];
  const week = weeks.findIndex(({ days }, at) =>
    days.some((_, day) => exercisesOf(at, day).some(({ id }) => id === exercise.id)),
  );
  if (week === -1) return [];
  const day = weeks[week]?.days.findIndex((_, at) =>
    exercisesOf(week, at).some(({ id }) => id === exercise.id),
  );
  return weeks.slice(week).map((_, at) => {
    if (at === 0) return exercise;
    return (
      exercisesOf(week + at, day ?? 0).find(({ exerciseId }) => exerciseId === exercise.exerciseId) ?? null
    );
  });
}

/** Changes these exercises wherever they are. */
export function withExercises(
  tree: ProgramTree,
  changed: ReadonlyMap<string, (exercise: ProgramExercise) => ProgramExercise>,
): ProgramTree {
  return {
    weeks: tree.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => ({
        ...day,
        blocks: day.blocks.map((block) => ({
          ...block,
          exercises: block.exercises.map((exercise) => changed.get(exercise.id)?.(exercise) ?? exercise),
        })),
      })),
    })),
  };
}

/** The work sets ask for a share of the maximum, and nothing else makes the exercise grow. */
export function withPercent(exercise: ProgramExercise, percent: number): ProgramExercise {
  const { progress: _, ...rest } = exercise;
  const load = { by: 'share' as const, percent };
  return { ...rest, sets: rest.sets.map((set) => (set.kind === 'work' ? { ...set, load } : set)) };
}
