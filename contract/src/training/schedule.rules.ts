import { dayAfter } from '../competitions/days.ts';
import type { ProgramExerciseFacts } from '../programs/program.schema.ts';
import type { ProgramDay, ProgramTree } from '../programs/program-tree.schema.ts';

/** A workout of a version of a program. */
export interface ProgramPlace {
  /** The number of the version. */
  readonly number: number;
  /** From 1. */
  readonly week: number;
  readonly dayId: string;
}

/** What one person is asked in place of a workout of the program. */
export interface OwnWorkout {
  readonly workout: ProgramDay;
  readonly exercises: readonly ProgramExerciseFacts[];
}

/** A workout with the day it is planned for. */
export interface ScheduledWorkout extends ProgramPlace {
  readonly id: string;
  readonly day: string;
  readonly isMoved: boolean;
  readonly isSkipped: boolean;
  /** Missing: it is what the version says. */
  readonly own?: OwnWorkout;
}

/** In the order of the program. */
export type Schedule = readonly ScheduledWorkout[];

/** 1 is Monday, 7 Sunday. */
export type Weekdays = readonly number[];

export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** So many days to train on, the first of them not before a day. */
export function trainingDays(from: string, weekdays: Weekdays, count: number): string[] {
  const days: string[] = [];
  if (weekdays.length === 0) return days;
  for (let day = from; days.length < count; day = dayAfter(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
  }
  return days;
}

export function placesOf({ weeks }: ProgramTree, number: number, fromWeek = 1): ProgramPlace[] {
  return weeks.flatMap(({ days }, index) =>
    index + 1 < fromWeek ? [] : days.map(({ id }) => ({ number, week: index + 1, dayId: id })),
  );
}

/** Every workout once, in order, one on each day to train. */
export function laidOut(
  places: readonly ProgramPlace[],
  from: string,
  weekdays: Weekdays,
  newId: () => string,
): ScheduledWorkout[] {
  const days = trainingDays(from, weekdays, places.length);
  return places.map((place, index) => ({
    ...place,
    id: newId(),
    day: days[index] ?? from,
    isMoved: false,
    isSkipped: false,
  }));
}

interface Moving {
  readonly id: string;
  readonly day: string;
  /** The workouts after it that are still open follow on the next days to train. */
  readonly withRest: boolean;
  readonly weekdays: Weekdays;
  readonly done: ReadonlySet<string>;
}

/** Null for a workout that isn't in the schedule or isn't open anymore. */
export function moved(
  schedule: Schedule,
  { id, day, withRest, weekdays, done }: Moving,
): ScheduledWorkout[] | null {
  const at = schedule.findIndex((one) => one.id === id);
  const found = schedule[at];
  if (!found || !isOpen(found, done)) return null;
  const dayOf = withRest
    ? restFrom(schedule, at, dayAfter(day, 1), { weekdays, done })
    : new Map<string, string>();
  return schedule.map((one) =>
    one.id === id ? { ...one, day, isMoved: true } : { ...one, day: dayOf.get(one.id) ?? one.day },
  );
}

interface Skipping {
  readonly id: string;
  /** The workouts after it that are still open move up: the next one takes its day, or today where that is over. */
  readonly withRest: boolean;
  readonly today: string;
  readonly weekdays: Weekdays;
  readonly done: ReadonlySet<string>;
}

/** Null for a workout that isn't in the schedule or isn't open anymore. */
export function skipped(
  schedule: Schedule,
  { id, withRest, today, weekdays, done }: Skipping,
): ScheduledWorkout[] | null {
  const at = schedule.findIndex((one) => one.id === id);
  const found = schedule[at];
  if (!found || !isOpen(found, done)) return null;
  const from = found.day < today ? today : found.day;
  const dayOf = withRest ? restFrom(schedule, at, from, { weekdays, done }) : new Map<string, string>();
  return schedule.map((one) =>
    one.id === id ? { ...one, isSkipped: true } : { ...one, day: dayOf.get(one.id) ?? one.day },
  );
}

interface Relaying {
  readonly from: string;
  readonly weekdays: Weekdays;
  readonly done: ReadonlySet<string>;
}

/** The open workouts in their order, one on each day to train from a day on. Null when none is open. */
export function relaid(schedule: Schedule, { from, weekdays, done }: Relaying): ScheduledWorkout[] | null {
  const dayOf = restFrom(schedule, -1, from, { weekdays, done });
  if (dayOf.size === 0) return null;
  return schedule.map((one) => {
    const day = dayOf.get(one.id);
    return day ? { ...one, day, isMoved: false } : one;
  });
}

/** Another workout in its place; null: the program's again. Null for one that isn't in the schedule or isn't open anymore. */
export function adjusted(
  schedule: Schedule,
  {
    id,
    own,
    done,
  }: { readonly id: string; readonly own: OwnWorkout | null; readonly done: ReadonlySet<string> },
): ScheduledWorkout[] | null {
  const found = schedule.find((one) => one.id === id);
  if (!found || !isOpen(found, done)) return null;
  const { own: _, ...plain } = found;
  return schedule.map((one) => (one.id === id ? { ...plain, ...(own && { own }) } : one));
}

/** The days of the open workouts after one: the days to train from this day on. */
function restFrom(
  schedule: Schedule,
  at: number,
  from: string,
  { weekdays, done }: Pick<Moving, 'weekdays' | 'done'>,
): ReadonlyMap<string, string> {
  const rest = schedule.slice(at + 1).filter((one) => isOpen(one, done));
  const days = trainingDays(from, weekdays, rest.length);
  return new Map(rest.map((one, index) => [one.id, days[index] ?? from]));
}

/** The weeks from which a new version can take over: those of it in which nothing is done yet. */
export function switchableWeeks(schedule: Schedule, weeks: number, done: ReadonlySet<string>): number[] {
  const begun = Math.max(0, ...schedule.filter(({ id }) => done.has(id)).map(({ week }) => week));
  return Array.from({ length: weeks }, (_, index) => index + 1).filter((week) => week > begun);
}

/**
 * The weeks before stay; from this week on, the workouts of the new version follow from a day. Those that both versions
 * have keep their ids, so that one trained meanwhile on a phone without a network counts.
 */
export function switched(
  schedule: Schedule,
  places: readonly ProgramPlace[],
  { fromWeek, today, weekdays }: { fromWeek: number; today: string; weekdays: Weekdays },
  newId: () => string,
): ScheduledWorkout[] {
  const kept = schedule.filter(({ week }) => week < fromWeek);
  const replaced = schedule.filter(({ week }) => week >= fromWeek);
  const after = kept.map(({ day }) => dayAfter(day, 1));
  const first = replaced.map(({ day }) => day).toSorted()[0] ?? today;
  const from = [today, ...after, first].toSorted().at(-1) ?? today;
  const idOf = new Map(replaced.map(({ id, week, dayId }) => [`${week} ${dayId}`, id]));
  const laid = laidOut(places, from, weekdays, newId);
  return [...kept, ...laid.map((one) => ({ ...one, id: idOf.get(`${one.week} ${one.dayId}`) ?? one.id }))];
}

export const workoutStates = ['done', 'skipped', 'missed', 'today', 'planned'] as const;
export type WorkoutState = (typeof workoutStates)[number];

interface Kept {
  readonly day: string;
  readonly isDone: boolean;
  readonly isSkipped: boolean;
}

export function stateOn({ day, isDone, isSkipped }: Kept, today: string): WorkoutState {
  if (isDone) return 'done';
  if (isSkipped) return 'skipped';
  if (day === today) return 'today';
  return day < today ? 'missed' : 'planned';
}

/** The next open one; when none is ahead, the first that was missed. */
export function nextOpen<Workout extends Kept>(
  workouts: readonly Workout[],
  today: string,
): Workout | undefined {
  const open = workouts.filter(({ isDone, isSkipped }) => !isDone && !isSkipped);
  return open.find(({ day }) => day >= today) ?? open[0];
}

export interface Adherence {
  readonly due: number;
  readonly done: number;
}

/**
 * Of the workouts planned for the days after `after` up to today. One that is skipped was due as well; today's only
 * counts once it's done.
 */
export function adherence(workouts: readonly Kept[], after: string, today: string): Adherence {
  const due = workouts.filter(({ day, isDone }) => day > after && (day < today || (day === today && isDone)));
  return { due: due.length, done: due.filter(({ isDone }) => isDone).length };
}

function isOpen({ id, isSkipped }: ScheduledWorkout, done: ReadonlySet<string>): boolean {
  return !isSkipped && !done.has(id);
}
