import {
  type Bests,
  bestsOf,
  brokenRecords,
  mergeBests,
  noBests,
  type RecordKind,
  type RecordSet,
  recordKinds,
  volumeOf,
} from '@chalkline/contract/training/records.ts';

/** The sets of one exercise in one workout. */
export interface ExerciseDone {
  readonly logId: string;
  readonly day: string;
  readonly sets: readonly RecordSet[];
}

/** What was done of one exercise in all workouts: figures once each, and the volume of each workout. */
export interface ExercisePast {
  readonly sets: readonly RecordSet[];
  readonly volumes: readonly { readonly grams: number; readonly day: string }[];
}

/**
 * Which records each of these workouts broke, against all that was done before it. The first workout with an exercise
 * breaks none. `done` is the earliest first, and whole days.
 */
export function recordsBroken(
  done: readonly ExerciseDone[],
  { sets, volumes }: ExercisePast,
): ReadonlyMap<string, readonly RecordKind[]> {
  const past = [
    ...sets.map((set) => ({ day: set.day, bests: bestsOf([set]) })),
    ...volumes.map(({ grams, day }) => ({ day, bests: bestOfVolume(grams, day) })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  const broken = new Map<string, readonly RecordKind[]>();
  let before: Bests = noBests;
  let read = 0;
  for (const { logId, day, sets: own } of done) {
    for (let next = past[read]; next && next.day < day; next = past[read]) {
      before = mergeBests(before, next.bests);
      read += 1;
    }
    const volume = volumeOf(own);
    const kinds = new Set(own.flatMap((set) => brokenRecords(before, set, volume)));
    if (kinds.size > 0)
      broken.set(
        logId,
        recordKinds.filter((kind) => kinds.has(kind)),
      );
    // Another workout of the day is measured against this one.
    before = mergeBests(mergeBests(before, bestsOf(own)), bestOfVolume(volume, day));
  }
  return broken;
}

function bestOfVolume(grams: number, day: string): Bests {
  return grams > 0 ? { ...noBests, volume: { grams, day } } : noBests;
}
