import type { TrainingNeed } from '@chalkline/contract/coaching/coaching.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findFinished, findNotes, findSchedules } from './attention.repository.ts';
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
