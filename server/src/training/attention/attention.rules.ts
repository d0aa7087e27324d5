import type { TrainingNeed } from '@chalkline/contract/coaching/coaching.schema.ts';
import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { adherence } from '@chalkline/contract/training/schedule.rules.ts';
import { painWords } from './pain.rules.ts';

/** Workouts missed one after the other before their trainer hears of it. */
const missedInARow = 3;
/** What is compared: so many days with as many before, and only where enough was due in both. */
const comparedDays = 28;
const leastDue = 4;
/** Points of adherence. */
const fall = 20;
/** How long a note about pain is new. */
export const painDays = 7;

/** A program that ends within so many days, with none after it, is ending. */
const endingDays = 7;

export interface PlannedWorkout {
  readonly day: string;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
}

/** What a trainer should look at in the training of a client, the most pressing; null: nothing. */
export function trainingNeed(
  workouts: readonly PlannedWorkout[],
  notes: readonly string[],
  today: string,
): TrainingNeed | null {
  const from = dayAfter(today, -comparedDays);
  const due = workouts
    .filter(({ day, isSkipped }) => day < today && day > from && !isSkipped)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const last = due.slice(-missedInARow);
  if (last.length === missedInARow && last.every(({ isDone }) => !isDone)) return 'missed';
  const [now, before] = [
    adherence(workouts, from, today),
    adherence(workouts, dayAfter(from, -comparedDays), dayAfter(from, 1)),
  ];
  const isKnown = now.due >= leastDue && before.due >= leastDue;
  const share = ({ due: all, done }: typeof now) => (100 * done) / all;
  if (isKnown && share(before) - share(now) >= fall) return 'falling';
  return notes.some((note) => painWords.test(note.toLowerCase())) ? 'pain' : null;
}

/** Whether a client has programs, and none of them goes on for more than a week. */
export function endsSoon(programs: readonly (readonly PlannedWorkout[])[], today: string): boolean {
  const until = dayAfter(today, endingDays);
  return programs.length > 0 && programs.every((workouts) => lastDayOf(workouts) <= until);
}

/** The day of the last workout that isn't skipped; empty when all are. */
export function lastDayOf(workouts: readonly PlannedWorkout[]): string {
  const days = workouts.filter(({ isSkipped }) => !isSkipped).map(({ day }) => day);
  return days.toSorted().at(-1) ?? '';
}
