import { day } from '@chalkline/contract/spans.ts';
import type { NewSet } from '@chalkline/contract/training/log.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { exerciseLibrary } from '../programs/library/library.service.ts';
import { trainingLog, trainingSet } from '../training/logs/logs.factory.ts';
import type { DemoPeople } from './demo-people.ts';

/** An exercise of a workout: where it began, and what each week adds. */
interface Lift {
  readonly name: string;
  readonly sets: number;
  readonly from: Partial<Pick<NewSet, 'reps' | 'grams' | 'seconds' | 'meters'>>;
  readonly weekly?: number;
}

interface Workout {
  readonly name: string;
  /** Days after the first of the week. */
  readonly after: number;
  readonly minutes: number;
  readonly lifts: readonly Lift[];
}

interface Habit {
  readonly workouts: readonly Workout[];
  /** So many weeks ago it began. */
  readonly weeks: number;
  /** And so many it lasts: 0 until yesterday. */
  readonly until: number;
  /** Weeks that fell out, from 0. */
  readonly off: readonly number[];
  readonly note?: string;
}

const athletes: Habit = {
  weeks: 13,
  until: 0,
  off: [5],
  note: 'Slept well. Everything moved fast.',
  workouts: [
    {
      name: 'Legs, then lungs',
      after: 0,
      minutes: 58,
      lifts: [
        { name: 'Barbell squat', sets: 4, from: { reps: 5, grams: 70_000 }, weekly: 2500 },
        { name: 'Deadlifts, barbell', sets: 3, from: { reps: 5, grams: 90_000 }, weekly: 2500 },
        { name: 'Row', sets: 2, from: { meters: 500, seconds: 118 }, weekly: -1 },
      ],
    },
    {
      name: 'Press day',
      after: 3,
      minutes: 47,
      lifts: [
        { name: 'Bench press, barbell', sets: 4, from: { reps: 6, grams: 45_000 }, weekly: 1250 },
        { name: 'Plank', sets: 2, from: { seconds: 60 }, weekly: 5 },
      ],
    },
  ],
};

/** Lighter, and until she started the gym’s program. */
const trainees: Habit = {
  weeks: 11,
  until: 2,
  off: [3],
  workouts: [
    {
      name: 'Legs',
      after: 0,
      minutes: 41,
      lifts: [
        { name: 'Goblet squat', sets: 3, from: { reps: 10, grams: 10_000 }, weekly: 1000 },
        { name: 'Deadlifts, barbell', sets: 3, from: { reps: 5, grams: 35_000 }, weekly: 2500 },
      ],
    },
    {
      name: 'Arms and core',
      after: 3,
      minutes: 36,
      lifts: [
        { name: 'Bench press, dumbbell', sets: 3, from: { reps: 10, grams: 6000 }, weekly: 500 },
        { name: 'Plank', sets: 2, from: { seconds: 30 }, weekly: 5 },
      ],
    },
  ],
};

/** A client’s: one short workout a week. */
const pulling: Habit = {
  weeks: 5,
  until: 0,
  off: [2],
  workouts: [
    {
      name: 'Pull',
      after: 2,
      minutes: 33,
      lifts: [
        { name: 'Pull ups', sets: 3, from: { reps: 5 } },
        { name: 'Dead hang', sets: 2, from: { seconds: 20 }, weekly: 5 },
      ],
    },
  ],
};

/** Another’s, between trips. */
const traveling: Habit = {
  weeks: 4,
  until: 1,
  off: [2],
  workouts: [
    {
      name: 'Hotel gym',
      after: 1,
      minutes: 38,
      lifts: [
        { name: 'Goblet squat', sets: 4, from: { reps: 8, grams: 24_000 }, weekly: 2000 },
        { name: 'Bench press, dumbbell', sets: 4, from: { reps: 8, grams: 22_000 }, weekly: 1000 },
      ],
    },
  ],
};

const clients = { pulling, traveling } as const;
export type ClientHabit = keyof typeof clients;

/** Three months of two workouts a week, the last one yesterday, and what a client did before she had a program. */
export async function makeDemoTraining(
  parts: Parts,
  { athlete, trainee }: Pick<DemoPeople, 'athlete' | 'trainee'>,
): Promise<void> {
  await keepHabit(parts, asViewer(athlete), athletes);
  await keepHabit(parts, asViewer(trainee), trainees);
}

/** What other clients of the gym’s trainer log. */
export function makeClientTraining(parts: Parts, viewer: Viewer, habit: ClientHabit): Promise<void> {
  return keepHabit(parts, viewer, clients[habit]);
}

async function keepHabit(
  parts: Parts,
  viewer: Viewer,
  { weeks, until, off, workouts, note = '' }: Habit,
): Promise<void> {
  for (let week = 0; week < weeks; week += 1) {
    if (off.includes(week)) continue;
    for (const workout of workouts) {
      const ago = (weeks + until - 1 - week) * 7 + 4 - workout.after;
      const said = week === weeks - 1 && workout === workouts.at(-1) ? note : '';
      await logWorkout(parts, viewer, { workout, week, ago, note: said });
    }
  }
}

interface Logged {
  readonly workout: Workout;
  readonly week: number;
  readonly ago: number;
  readonly note: string;
}

async function logWorkout(parts: Parts, viewer: Viewer, { workout, week, ago, note }: Logged): Promise<void> {
  const start = parts.clock.now().getTime() - ago * day;
  const log = await trainingLog(parts, viewer, {
    name: workout.name,
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + (workout.minutes + (week % 4)) * 60_000).toISOString(),
    note,
  });
  let minutes = 0;
  for (const { name: called, sets, from, weekly = 0 } of workout.lifts) {
    const exercise = exerciseNamed(called);
    const grown = growth(from, weekly * progressOf(week), week);
    for (let set = 0; set < sets; set += 1) {
      minutes += 4;
      await trainingSet(parts, viewer, log, {
        exerciseId: exercise.id,
        name: exercise.name,
        measure: exercise.measure,
        reps: null,
        grams: null,
        seconds: null,
        meters: null,
        ...from,
        ...grown,
        doneAt: new Date(start + minutes * 60_000).toISOString(),
      });
    }
  }
}

/** Every fifth week is an easy one. */
function progressOf(week: number): number {
  return week % 5 === 4 ? week - 3 : week;
}

function growth(from: Lift['from'], by: number, week: number): Lift['from'] {
  if (from.grams) return { grams: from.grams + by };
  if (from.seconds) return { seconds: from.seconds + by };
  return { reps: (from.reps ?? 0) + Math.floor(week / 2) };
}

function exerciseNamed(called: string) {
  const found = [...exerciseLibrary().values()].find(({ name }) => name === called);
  if (!found) throw new Error(`The library has no exercise “${called}”.`);
  return found;
}
