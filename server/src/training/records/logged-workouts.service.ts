import type { RecordKind } from '@chalkline/contract/training/records.ts';
import { volumeOf } from '@chalkline/contract/training/records.ts';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { logsOfDays } from '../logs/logs.service.ts';
import type { LogWithSets } from '../logs/logs.table.ts';
import { recordsBroken } from './broken-records.rules.ts';
import { competitionSetsOf } from './competition-records.service.ts';
import { findFigures, findVolumes } from './records.repository.ts';

/** A finished workout in brief, with the records that it broke. */
export interface WorkoutOfDay {
  readonly day: string;
  readonly id: string;
  readonly name: string;
  readonly seconds: number;
  readonly sets: number;
  readonly volume: number;
  readonly exercises: string[];
  readonly records: { readonly exercise: string; readonly kinds: RecordKind[] }[];
}

/** The viewer’s finished workouts of the latest days before one, the earliest first. */
export async function workoutsOfDays(
  parts: Parts,
  { personId }: Viewer,
  asked: DaysAsked,
): Promise<WorkoutOfDay[]> {
  const logs = await logsOfDays(parts, personId, asked);
  const broken = await brokenIn(parts, personId, logs);
  return logs.map(({ log, sets }) => {
    const names = new Map(sets.map(({ exerciseId, name }) => [exerciseId, name]));
    const { id, name, day, startedAt, endedAt } = log;
    return {
      day,
      id,
      name,
      seconds: Math.max(0, Math.round(((endedAt ?? startedAt).getTime() - startedAt.getTime()) / 1000)),
      sets: sets.length,
      volume: volumeOf(sets),
      exercises: [...new Set(names.values())],
      records: [...names].flatMap(([exerciseId, exercise]) => {
        const kinds = broken.get(exerciseId)?.get(id);
        return kinds ? [{ exercise, kinds: [...kinds] }] : [];
      }),
    };
  });
}

/** By exercise and workout, against everything that was done before, competitions included. */
async function brokenIn(parts: Parts, personId: string, logs: readonly LogWithSets[]) {
  const done = Map.groupBy(
    logs.flatMap(({ log, sets }) => sets.map((set) => ({ set, log }))),
    ({ set }) => set.exerciseId,
  );
  const exerciseIds = [...done.keys()];
  if (exerciseIds.length === 0) return new Map<string, ReadonlyMap<string, readonly RecordKind[]>>();
  const { sql } = parts.database;
  const figures = Map.groupBy(await findFigures(sql, personId, exerciseIds), byExercise);
  const volumes = Map.groupBy(await findVolumes(sql, personId, exerciseIds), byExercise);
  const competed = await competitionSetsOf(parts, personId, personId);
  return new Map(
    [...done].map(([exerciseId, sets]) => {
      const workouts = [...Map.groupBy(sets, ({ log }) => log)].map(([{ id, day }, own]) => ({
        logId: id,
        day,
        sets: own.map(({ set }) => ({ ...set, day })),
      }));
      const past = {
        sets: [...(figures.get(exerciseId) ?? []), ...(competed.get(exerciseId) ?? [])],
        volumes: volumes.get(exerciseId) ?? [],
      };
      return [exerciseId, recordsBroken(workouts, past)] as const;
    }),
  );
}

const byExercise = ({ exerciseId }: { readonly exerciseId: string }) => exerciseId;
