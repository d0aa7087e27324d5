import type { HistoryDay, HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { foodsOf } from '../own-foods/find-foods.service.ts';
import { mainSumsOf } from '../own-foods/own-foods.rules.ts';
import { findSpan } from './diary.repository.ts';
import { portionOf } from './diary.rules.ts';

export { findDaysLogged as daysLogged } from './diary.repository.ts';

/** The days with entries, the earliest first. */
export async function readHistory(
  parts: Parts,
  { personId }: Viewer,
  query: HistoryQuery,
): Promise<{ days: HistoryDay[] }> {
  return { days: await historyOf(parts.database.sql, personId, query) };
}

export async function historyOf(
  sql: Sql,
  personId: string,
  { to, days }: HistoryQuery,
): Promise<HistoryDay[]> {
  const rows = await findSpan(sql, personId, firstDay(to, days), to);
  const foodOf = await foodsOf(sql, personId, rows);
  const byDay = Map.groupBy(rows, (row) => row.day);
  return [...byDay].map(([date, entries]) => {
    const portions = entries.map((row) => portionOf(row, foodOf));
    return { day: date, entries: entries.length, ...mainSumsOf(portions) };
  });
}

export function firstDay(to: string, days: number): string {
  return new Date(Date.parse(`${to}T12:00:00Z`) - (days - 1) * day).toISOString().slice(0, 10);
}
