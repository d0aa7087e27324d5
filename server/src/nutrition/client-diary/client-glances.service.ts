import type { WeightGlance } from '@chalkline/contract/coaching/coaching.schema.ts';
import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import type { Sql } from '../../platform/database/database.ts';
import { daysLogged } from '../diary/history.service.ts';
import { weightsSince } from '../measures/measures.service.ts';

const weightDays = 56;
const diaryDays = 7;

const todayAt = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The weight of clients who share their body, by the ids of their coachings: the latest of eight weeks, and how it differs
 * from the first, with those between.
 */
export async function weightGlancesOf(
  sql: Sql,
  clients: readonly { readonly id: string; readonly clientId: string }[],
  now: Date,
): Promise<ReadonlyMap<string, WeightGlance>> {
  const from = dayAfter(todayAt(now), -weightDays);
  const clientIds = clients.map(({ clientId }) => clientId);
  const logged = await weightsSince(sql, clientIds, from);
  return new Map(
    clients.map(({ id, clientId }) => {
      const series = logged.filter(({ personId }) => personId === clientId).map(({ grams }) => grams);
      const [first, last] = [series[0], series.at(-1)];
      return [id, { grams: last ?? null, change: (last ?? 0) - (first ?? 0), series }] as const;
    }),
  );
}

/** On how many of the last seven days clients who share nutrition logged food. */
export function diaryDaysOf(
  sql: Sql,
  clientIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const today = todayAt(now);
  return daysLogged(sql, clientIds, dayAfter(today, 1 - diaryDays), today);
}
