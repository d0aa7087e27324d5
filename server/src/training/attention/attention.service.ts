import type { TrainingGlance, TrainingNeed } from '@chalkline/contract/coaching/coaching.schema.ts';
import { dayAfter, todayIn } from '@chalkline/contract/competitions/days.ts';
import { day } from '@chalkline/contract/spans.ts';
import { adherence } from '@chalkline/contract/training/schedule.rules.ts';
import type { Sql } from '../../platform/database/database.ts';
import { programNames } from '../../programs/catalog/versions.service.ts';
import { adherenceDays } from '../enrollments/enrollments.rules.ts';
import { findFinished, findLastDays, findNotes, findSchedules } from './attention.repository.ts';
import { painDays, trainingNeed } from './attention.rules.ts';

/** Twice the days that are compared, and some for workouts that were done early. */
const readDays = 70;

/** What trainers should look at, by the ids of their clients. For clients who share training alone. */
export async function trainingNeedsOf(
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TrainingNeed>> {
  const since = (days: number) => new Date(now.getTime() - days * day);
  const [schedules, finished, notes] = await Promise.all([
    findSchedules(sql, clientIds),
    findFinished(sql, clientIds, since(readDays)),
    findNotes(sql, clientIds, since(painDays)),
  ]);
  const schedulesOf = Map.groupBy(schedules, ({ personId }) => personId);
  const notesOf = Map.groupBy(notes, ({ personId }) => personId);
  const today = now.toISOString().slice(0, 10);
  return new Map(
    clientIds.flatMap((id) => {
      const workouts = (schedulesOf.get(id) ?? []).flatMap(({ schedule }) =>
        schedule.map((one) => ({ ...one, isDone: finished.has(`${id} ${one.id}`) })),
      );
      const texts = (notesOf.get(id) ?? []).map(({ note }) => note);
      const need = trainingNeed(workouts, texts, today);
      return need ? [[id, need] as const] : [];
    }),
  );
}

/** What the training of these people says at a glance, by their ids. For clients who share training alone. */
export async function trainingGlancesOf(
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TrainingGlance>> {
  const since = new Date(now.getTime() - readDays * day);
  const [schedules, finished, lastDays] = await Promise.all([
    findSchedules(sql, clientIds),
    findFinished(sql, clientIds, since),
    findLastDays(sql, clientIds),
  ]);
  const names = await programNames(sql, [...new Set(schedules.map(({ programId }) => programId))]);
  const schedulesOf = Map.groupBy(schedules, ({ personId }) => personId);
  return new Map(
    clientIds.map((id) => {
      const running = schedulesOf.get(id) ?? [];
      const shares = running.map(({ schedule, zone }) => {
        const workouts = schedule.map((one) => ({ ...one, isDone: finished.has(`${id} ${one.id}`) }));
        const today = todayIn(zone, now);
        return adherence(workouts, dayAfter(today, -adherenceDays), today);
      });
      const glance = {
        programs: running.map(({ programId }) => names.get(programId) ?? ''),
        adherence: {
          due: shares.reduce((sum, { due }) => sum + due, 0),
          done: shares.reduce((sum, { done }) => sum + done, 0),
        },
        lastWorkout: lastDays.get(id) ?? null,
      };
      return [id, glance] as const;
    }),
  );
}
