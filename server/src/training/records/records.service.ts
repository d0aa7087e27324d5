import { day } from '@chalkline/contract/spans.ts';
import {
  type Bests,
  bestsOf,
  estimatedMax,
  mergeBests,
  noBests,
  volumeOf,
} from '@chalkline/contract/training/records.ts';
import type { ExerciseDay, KnownExercise } from '@chalkline/contract/training/training.schema.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { daysTrained, findOpen, setsOfLogs } from '../logs/logs.service.ts';
import { readMaxes } from '../maxes/maxes.service.ts';
import { competitionSetsOf } from './competition-records.service.ts';
import { findExerciseSets, findFigures, findLastTimes, findVolumes } from './records.repository.ts';

/** As many exercises as the player keeps on a phone. */
const mostExercises = 500;
const mostSetsRead = 2000;
const weeks = 8;

/** What the player keeps on the phone. */
export async function readTraining(parts: Parts, viewer: Viewer) {
  const [open, exercises, days, maxes] = await Promise.all([
    findOpen(parts, viewer),
    readExercises(parts, viewer.personId),
    readDays(parts, viewer.personId),
    readMaxes(parts, viewer.personId),
  ]);
  return { open, exercises, days, maxes };
}

/** The days of finished workouts in the last weeks, one for each workout. */
export function readDays(parts: Parts, personId: string): Promise<string[]> {
  return daysTrained(parts, personId, new Date(parts.clock.now().getTime() - weeks * 7 * day));
}

/**
 * Each exercise that was done, with the sets of last time and what is best, in training and in competitions that the
 * viewer may see. Computed from sets and public leaderboards on each call.
 */
export async function readExercises(
  parts: Parts,
  personId: string,
  viewerId = personId,
): Promise<KnownExercise[]> {
  const { sql } = parts.database;
  const [competed, lastTimes, figures, volumes] = await Promise.all([
    competitionSetsOf(parts, personId, viewerId),
    findLastTimes(sql, personId, mostExercises),
    findFigures(sql, personId),
    findVolumes(sql, personId),
  ]);
  const lastSets = await setsOfLogs(parts, [...new Set(lastTimes.map(({ logId }) => logId))]);
  const setsOf = Map.groupBy(lastSets, ({ logId, exerciseId }) => `${logId} ${exerciseId}`);
  const figuresOf = Map.groupBy(figures, ({ exerciseId }) => exerciseId);
  const volumesOf = Map.groupBy(volumes, ({ exerciseId }) => exerciseId);
  return lastTimes.flatMap(({ exerciseId, logId, day: lastDay }) => {
    const sets = setsOf.get(`${logId} ${exerciseId}`) ?? [];
    const latest = sets.at(-1);
    if (!latest) return [];
    const done = [...(figuresOf.get(exerciseId) ?? []), ...(competed.get(exerciseId) ?? [])];
    const bests = withVolumes(bestsOf(done), volumesOf.get(exerciseId) ?? []);
    return {
      exerciseId,
      name: latest.name,
      measure: latest.measure,
      last: {
        logId,
        day: lastDay,
        sets: sets.map(({ kind, reps, grams, seconds, meters }) => ({ kind, reps, grams, seconds, meters })),
        notes: sets.map(({ note }) => note),
        rpes: sets.map(({ rpe }) => rpe),
      },
      bests: { ...bests, loads: [...bests.loads], paces: [...bests.paces] },
    };
  });
}

function withVolumes(bests: Bests, volumes: readonly { grams: number; day: string }[]): Bests {
  return volumes.reduce(
    (best, { grams, day: on }) =>
      grams > 0 ? mergeBests(best, { ...noBests, volume: { grams, day: on } }) : best,
    bests,
  );
}

/** What was done of one exercise in the latest workouts with it, the earliest first. */
export async function readExerciseHistory(
  parts: Parts,
  { personId }: Pick<Viewer, 'personId'>,
  exerciseId: string,
): Promise<{ days: ExerciseDay[] }> {
  const rows = await findExerciseSets(parts.database.sql, personId, exerciseId, mostSetsRead);
  const byLog = [...Map.groupBy(rows, ({ logId }) => logId)];
  const days = byLog.map(([logId, sets]) => {
    const maxes = sets.map(({ grams, reps }) => (grams && reps && estimatedMax({ grams, reps })) || 0);
    const most = (name: 'reps' | 'seconds' | 'meters') => Math.max(0, ...sets.map((set) => set[name] ?? 0));
    return {
      logId,
      day: sets[0]?.day ?? '',
      volume: volumeOf(sets),
      max: Math.max(0, ...maxes) || null,
      reps: most('reps'),
      seconds: most('seconds'),
      meters: most('meters'),
    };
  });
  return { days: days.reverse() };
}
