import type { ProgramDay, ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import type { Schedule, ScheduledWorkout } from '@chalkline/contract/training/schedule.rules.ts';

/** The last days whose workouts adherence counts. */
export const adherenceDays = 28;

interface Run {
  readonly schedule: Schedule;
  readonly previous: Schedule | null;
}

/** Whether every workout is done or skipped. */
export function isOver({ schedule }: Pick<Run, 'schedule'>, done: ReadonlySet<string>): boolean {
  return schedule.every(({ id, isSkipped }) => isSkipped || done.has(id));
}

/** Whether the last change can be taken back: nothing is done that only came with it. */
export function allowsUndo({ schedule, previous }: Run, done: ReadonlySet<string>): boolean {
  if (previous === null) return false;
  const before = new Map(previous.map((one) => [one.id, contentOf(one)]));
  return schedule.every((one) => before.get(one.id) === contentOf(one) || !done.has(one.id));
}

/** The same for two that ask for the same. */
const contentOf = ({ number, own }: ScheduledWorkout) => JSON.stringify([number, own]);

/** The workout that is planned there: the person’s own one, else the program’s. Undefined where the version hasn’t it. */
export function plannedWorkout(
  versions: ReadonlyMap<number, { readonly tree: ProgramTree }>,
  { number, week, dayId, own }: Pick<ScheduledWorkout, 'number' | 'week' | 'dayId' | 'own'>,
): ProgramDay | undefined {
  return own?.workout ?? versions.get(number)?.tree.weeks[week - 1]?.days.find(({ id }) => id === dayId);
}
