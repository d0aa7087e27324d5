import type { Prescription, ProgramDay, ProgramTree } from './program-tree.schema.ts';

export interface TreeCounts {
  readonly weeks: number;
  readonly workouts: number;
  /** Different ones: one that comes back every week counts once. */
  readonly exercises: number;
}

export function treeCounts({ weeks }: ProgramTree): TreeCounts {
  const days = weeks.flatMap((week) => week.days);
  const exercises = new Set(days.flatMap(exerciseIds));
  return { weeks: weeks.length, workouts: days.length, exercises: exercises.size };
}

/** Of one day, in the order in which they are done. */
export function exerciseIds({ blocks }: ProgramDay): string[] {
  return blocks.flatMap((block) => block.exercises.map(({ exerciseId }) => exerciseId));
}

export type PublishProblem = 'no_weeks' | 'empty_week' | 'empty_day';

/** What keeps a draft from being published: people would open a week or a day with nothing in it. */
export function publishProblem({ weeks }: ProgramTree): PublishProblem | null {
  if (weeks.length === 0) return 'no_weeks';
  if (weeks.some(({ days }) => days.length === 0)) return 'empty_week';
  return weeks.some(({ days }) => days.some(({ blocks }) => blocks.length === 0)) ? 'empty_day' : null;
}

/** An ordinary pace for what says none itself. */
const secondsPerRepetition = 3;
const secondsPerMeter = 0.3;

/** How long a day takes, rests included; the rest after its last set is not waited for. */
export function estimatedMinutes({ blocks }: ProgramDay): number {
  const sets = blocks.flatMap((block) => block.exercises.flatMap((exercise) => exercise.sets));
  const seconds = sets.reduce((sum, set) => sum + workSeconds(set) + set.rest, 0);
  return Math.ceil((seconds - (sets.at(-1)?.rest ?? 0)) / 60);
}

function workSeconds({ goal, tempo }: Prescription): number {
  if (goal.by === 'time') return goal.seconds;
  if (goal.by === 'distance') return goal.meters * secondsPerMeter;
  return goal.to * (tempo === null ? secondsPerRepetition : tempoSeconds(tempo));
}

/** X takes no time that anyone could count, and a repetition takes a second at least. */
function tempoSeconds(tempo: string): number {
  const seconds = [...tempo].reduce((sum, part) => sum + (part === 'X' ? 0 : Number(part)), 0);
  return Math.max(1, seconds);
}
