import type { WeightUnit } from '@chalkline/contract/accounts/preferences.ts';
import type { TrainingGlance } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { LogReply } from '@chalkline/contract/training/log.schema.ts';
import type { PlannedExercise, PlannedSet } from '@chalkline/contract/training/plan.schema.ts';
import { counted } from '../../../ui/counted.ts';
import { loadText, rpeText, setText } from '../loads.ts';
import { askedText } from '../training-texts.ts';

interface Share {
  readonly due: number;
  readonly done: number;
}

/** Whole percents; null where nothing was due. */
export function percentOf({ due, done }: Share): number | null {
  return due > 0 ? Math.round((100 * done) / due) : null;
}

/** "14 of 16 workouts, 6 points up" */
export function adherenceNote({ adherence, before }: Pick<TrainingGlance, 'adherence' | 'before'>): string {
  const [now, then] = [percentOf(adherence), percentOf(before)];
  if (now === null) return 'Nothing was due';
  const share = `${adherence.done} of ${counted(adherence.due, ['workout', 'workouts'])}`;
  if (then === null || now === then) return share;
  return `${share}, ${counted(Math.abs(now - then), ['point', 'points'])} ${now > then ? 'up' : 'down'}`;
}

/** What a workout asked of an exercise, and what was done. */
export interface WorkoutRow {
  readonly key: string;
  /** "A", or "A1" in a superset; empty for what wasn't planned. */
  readonly letter: string;
  readonly name: string;
  readonly asked: string;
  readonly done: string;
  readonly notes: readonly string[];
}

/** The exercises of a workout in the order of its plan, then those that came without being planned. */
export function workoutRows({ plan, sets }: Pick<LogReply, 'plan' | 'sets'>, unit: WeightUnit): WorkoutRow[] {
  const left = Map.groupBy(sets, ({ exerciseId }) => exerciseId);
  const planned = plan.blocks.flatMap(({ exercises }, block) =>
    exercises.map((exercise, place) => {
      const done = left.get(exercise.exerciseId) ?? [];
      left.delete(exercise.exerciseId);
      const letter = String.fromCharCode(65 + block) + (exercises.length > 1 ? String(place + 1) : '');
      return row(letter, exercise.name, askedOf(exercise, unit), done, unit);
    }),
  );
  const others = [...left.values()].map((done) => row('', done[0]?.name ?? '', '–', done, unit));
  return [...planned, ...others];
}

function row(
  letter: string,
  name: string,
  asked: string,
  done: LogReply['sets'],
  unit: WeightUnit,
): WorkoutRow {
  const notes = done.flatMap(({ note }) => (note ? [note] : []));
  return { key: `${letter} ${name}`, letter, name, asked, done: doneOf(done, unit), notes };
}

/** "4 × 5, 90 kg, 82.5% of max": sets that ask for the same once. */
function askedOf({ measure, sets }: PlannedExercise, unit: WeightUnit): string {
  const text = (set: PlannedSet) => {
    const { reps, grams, asked } = set;
    // A range says the repetitions itself.
    const goal = asked?.range ? [] : [measure === 'load' ? (reps ?? '–') : setText(measure, set, unit)];
    const load = measure === 'load' && grams ? [loadText(grams, unit)] : [];
    return [...goal, askedText(asked, unit), ...load].filter(Boolean).join(', ');
  };
  const groups: { text: string; count: number }[] = [];
  for (const set of sets.filter(({ kind }) => kind === 'work')) {
    const last = groups.at(-1);
    if (last?.text === text(set)) last.count += 1;
    else groups.push({ text: text(set), count: 1 });
  }
  return groups.map(({ count, text: each }) => `${count} × ${each}`).join('; ') || '–';
}

/** "90 × 5 @8, 5 @8.5, 4": a load once for the sets that were done with it. */
function doneOf(sets: LogReply['sets'], unit: WeightUnit): string {
  const work = sets.filter(({ kind }) => kind === 'work');
  const texts = work.map((set, at) => {
    const isAgain = set.measure === 'load' && at > 0 && work[at - 1]?.grams === set.grams;
    const figures = isAgain ? String(set.reps ?? '–') : setText(set.measure, set, unit);
    return figures + rpeText(set.rpe);
  });
  return texts.join(', ') || '–';
}
