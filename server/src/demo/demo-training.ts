import { day } from '@chalkline/contract/spans.ts';
import type { NewSet } from '@chalkline/contract/training/log.schema.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { Parts } from '../platform/parts.ts';
import { exerciseLibrary } from '../programs/library/library.service.ts';
import { trainingLog, trainingSet } from '../training/logs/logs.factory.ts';
import type { DemoPeople } from './demo-people.ts';

/** An exercise of a workout: where it began eight weeks ago, and what each week adds. */
interface Lift {
  readonly name: string;
  readonly sets: number;
  readonly from: Partial<Pick<NewSet, 'reps' | 'grams' | 'seconds' | 'meters'>>;
  readonly weekly?: number;
}

const workouts: readonly { name: string; after: number; lifts: readonly Lift[] }[] = [
  {
    name: 'Legs, then lungs',
    after: 0,
    lifts: [
      { name: 'Barbell squat', sets: 4, from: { reps: 5, grams: 70_000 }, weekly: 2500 },
      { name: 'Deadlifts, barbell', sets: 3, from: { reps: 5, grams: 90_000 }, weekly: 5000 },
      { name: 'Row', sets: 2, from: { meters: 500, seconds: 118 }, weekly: -1 },
    ],
  },
  {
    name: 'Press day',
    after: 3,
    lifts: [
      { name: 'Bench press, barbell', sets: 4, from: { reps: 6, grams: 55_000 }, weekly: 1250 },
      { name: 'Plank', sets: 2, from: { seconds: 60 }, weekly: 5 },
    ],
  },
];
const weeks = 8;

/** Eight weeks of two workouts each for two people, the last one yesterday. */
export async function makeDemoTraining(
  parts: Parts,
  { athlete, trainee }: Pick<DemoPeople, 'athlete' | 'trainee'>,
): Promise<void> {
  for (const viewer of [asViewer(athlete), asViewer(trainee)]) {
    for (let week = 0; week < weeks; week += 1) {
      for (const { name, after, lifts } of workouts) {
        const ago = (weeks - 1 - week) * 7 + 4 - after;
        await logWorkout(parts, viewer, { name, lifts, week, ago });
      }
    }
  }
}

interface Logged {
  readonly name: string;
  readonly lifts: readonly Lift[];
  readonly week: number;
  readonly ago: number;
}

async function logWorkout(parts: Parts, viewer: Viewer, { name, lifts, week, ago }: Logged): Promise<void> {
  const start = parts.clock.now().getTime() - ago * day;
  const startedAt = new Date(start).toISOString();
  const log = await trainingLog(parts, viewer, {
    name,
    startedAt,
    endedAt: new Date(start + 52 * 60_000).toISOString(),
    note: week === weeks - 1 && ago < 3 ? 'Slept well. Everything moved fast.' : '',
  });
  let minutes = 0;
  for (const { name: called, sets, from, weekly = 0 } of lifts) {
    const exercise = exerciseNamed(called);
    const grown = growth(from, weekly * week);
    for (let set = 0; set < sets; set += 1) {
      minutes += 4;
      await trainingSet(parts, viewer, log, {
        ...{ exerciseId: exercise.id, name: exercise.name, measure: exercise.measure },
        ...{ reps: null, grams: null, seconds: null, meters: null, ...from, ...grown },
        doneAt: new Date(start + minutes * 60_000).toISOString(),
      });
    }
  }
}

function growth(from: Lift['from'], by: number): Lift['from'] {
  if (from.grams) return { grams: from.grams + by };
  return { seconds: (from.seconds ?? 0) + by };
}

function exerciseNamed(called: string) {
  const found = [...exerciseLibrary().values()].find(({ name }) => name === called);
  if (!found) throw new Error(`The library has no exercise “${called}”.`);
  return found;
}
