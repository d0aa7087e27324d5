import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { RunningProgram, ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { type WorkoutState, weekdayOf } from '@chalkline/contract/training/schedule.rules.ts';
import { counted } from '../../../ui/counted.ts';
import { dateFormat } from '../../../ui/locale.ts';

import { shortDay } from '../../../ui/short-day.ts';

const stateLabels: Readonly<Record<WorkoutState, string>> = {
  done: 'Done',
  skipped: 'Skipped',
  missed: 'Missed',
  today: 'Today',
  planned: 'Planned',
};

/** "Missed, Mon 23 Nov, moved"; "Done Thu 26 Nov, planned for Sat 28 Nov" on another day. */
export function workoutText(state: WorkoutState, workout: ScheduledReply, now: string): string {
  const onOther = doneOnOther(workout);
  if (onOther)
    return [
      `Done ${shortDay(onOther)}`,
      `planned for ${shortDay(workout.day)}`,
      ...changesOf(state, workout),
    ].join(', ');
  const label = state === 'today' || state === 'planned' ? [] : [stateLabels[state]];
  const isEarly = state === 'done' && workout.day > now;
  const day = isEarly ? `planned for ${shortDay(workout.day)}` : shortDay(workout.day);
  const when = state === 'today' ? stateLabels.today : day;
  return [...label, when, ...changesOf(state, workout)].join(', ');
}

/** "Missed, moved": the same below one of its days, planned or trained. */
export function stateText(state: WorkoutState, workout: ScheduledReply, below = workout.day): string {
  const onOther = doneOnOther(workout);
  const changes = changesOf(state, workout);
  if (!onOther) return [stateLabels[state], ...changes].join(', ');
  const words =
    below === onOther ? ['Done', `planned for ${shortDay(workout.day)}`] : [`Done ${shortDay(onOther)}`];
  return [...words, ...changes].join(', ');
}

/** The day it was trained on; null: on its own, or it isn’t known. */
function doneOnOther({ day, isDone, doneOn }: ScheduledReply): string | null {
  return isDone && doneOn && doneOn !== day ? doneOn : null;
}

function changesOf(state: WorkoutState, { isMoved, isAdjusted }: ScheduledReply): string[] {
  return [...(isMoved && state !== 'done' ? ['moved'] : []), ...(isAdjusted ? ['adjusted'] : [])];
}

type Progress = Pick<RunningProgram, 'week' | 'weeks' | 'workouts' | 'done' | 'skipped'>;

/** "Week 3 of 6, 7 of 18 workouts done" */
export function progressText({ week, weeks, workouts, done, skipped }: Progress): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `Week ${week} of ${weeks}, ${done} of ${counted(workouts, ['workout', 'workouts'])} done${left}`;
}

/** Monday to Sunday of the week that a day is in. */
export function weekAround(day: string): readonly [from: string, to: string] {
  const from = dayAfter(day, 1 - weekdayOf(day));
  return [from, dayAfter(from, 6)];
}

type Planned = Pick<ScheduledReply, 'day' | 'isDone' | 'isSkipped'>;

/** Monday to Sunday, what was missed before, and the next one. */
export function weekOf<Workout extends Planned>(workouts: readonly Workout[], now: string): Workout[] {
  const [from, to] = weekAround(now);
  const isOpen = ({ isDone, isSkipped }: Planned) => !isDone && !isSkipped;
  const next = workouts.find((one) => isOpen(one) && one.day >= now);
  return workouts.filter((one) => one === next || (one.day <= to && (one.day >= from || isOpen(one))));
}

export const allWeekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** "Monday": 1 is Monday, 7 Sunday. */
export function weekdayName(weekday: number): string {
  // 2 January 2023 was a Monday.
  return dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + weekday)));
}
