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
  const before = new Map(previous.map(({ id, number }) => [id, number]));
  return schedule.every(({ id, number }) => before.get(id) === number || !done.has(id));
}

/** The workout of the program that is planned there; undefined where the version hasn’t it. */
export function plannedDay(
  { weeks }: ProgramTree,
  { week, dayId }: Pick<ScheduledWorkout, 'week' | 'dayId'>,
): ProgramDay | undefined {
  return weeks[week - 1]?.days.find(({ id }) => id === dayId);
}
