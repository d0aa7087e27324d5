import type { ProgramExerciseFacts } from '@chalkline/contract/programs/program.schema.ts';
import type {
  Prescription,
  ProgramExercise,
  ProgramTree,
} from '@chalkline/contract/programs/program-tree.schema.ts';

/** The columns of a program as CSV. */
export const programColumns = [
  'week',
  'workout',
  'block',
  'exercise',
  'sets',
  'kind',
  'do',
  'load',
  'RPE',
  'tempo',
  'rest',
  'progress',
  'note',
] as const;

type Cells = (string | number | null)[];

/** A line for each run of equal sets, in the order in which they are done. */
export function programLines(tree: ProgramTree, known: readonly ProgramExerciseFacts[]): Cells[] {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return tree.weeks.flatMap(({ days }, week) =>
    days.flatMap(({ name, blocks }) =>
      blocks.flatMap(({ exercises }, block) =>
        exercises.flatMap((exercise) =>
          runsOf(exercise.sets).map(([set, count], at) => [
            week + 1,
            name,
            letter(block),
            names.get(exercise.exerciseId) ?? exercise.exerciseId,
            count,
            set.kind === 'warm_up' ? 'warm-up' : 'work',
            doText(set),
            loadText(set),
            set.rpe,
            set.tempo,
            set.rest,
            at === 0 ? progressText(exercise) : '',
            at === 0 ? exercise.note : '',
          ]),
        ),
      ),
    ),
  );
}

const letter = (block: number) => String.fromCharCode(65 + block);

function runsOf(sets: readonly Prescription[]): [Prescription, number][] {
  const runs: [Prescription, number][] = [];
  for (const set of sets) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last[0]) === JSON.stringify(set)) last[1] += 1;
    else runs.push([set, 1]);
  }
  return runs;
}

function doText({ goal }: Prescription): string {
  if (goal.by === 'time') return `${goal.seconds} s`;
  if (goal.by === 'distance') return `${goal.meters} m`;
  return goal.from === goal.to ? `${goal.from} reps` : `${goal.from}-${goal.to} reps`;
}

function loadText({ load }: Prescription): string {
  if (load === null) return '';
  return load.by === 'grams' ? `${load.grams / 1000} kg` : `${load.percent} %`;
}

function progressText({ progress }: ProgramExercise): string {
  return progress ? `${progress.by === 'load' ? 'weight' : 'reps'} ${progress.grams / 1000} kg` : '';
}
