import { type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import { decimalText, sumOf } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { HistoryDay, HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import { carbohydrate, energy, fat, nutrients, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { day } from '@chalkline/contract/spans.ts';
import { csvFileName, writeCsv } from '../../imports/csv.write.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { foodsOf } from '../own-foods/find-foods.service.ts';
import { findSpan } from './diary.repository.ts';
import { portionOf } from './diary.rules.ts';

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
    const sum = (place: number) => {
      const { exact, known, of } = sumOf(portions, place);
      return { exact: String(exact), known, of };
    };
    return {
      day: date,
      entries: entries.length,
      energy: sum(energy),
      protein: sum(protein),
      carbohydrate: sum(carbohydrate),
      fat: sum(fat),
    };
  });
}

/** Each entry with all nutrients, exact; what isn’t known is an empty cell. */
export async function exportDiary(parts: Parts, { personId }: Viewer, { to, days }: HistoryQuery) {
  const rows = await findSpan(parts.database.sql, personId, firstDay(to, days), to);
  const foodOf = await foodsOf(parts.database.sql, personId, rows);
  const order = (meal: Meal) => meals.indexOf(meal);
  const sorted = rows.toSorted(
    (one, other) => one.day.localeCompare(other.day) || order(one.meal) - order(other.meal),
  );
  const header = [
    'day',
    'meal',
    'food',
    'food_id',
    'unit',
    'quantity',
    'grams',
    ...nutrients.map(({ name, unit }) => `${name} (${unit})`),
  ];
  const lines = sorted.map((row) => {
    const exact = nutrients.map((_, place) => {
      const sum = sumOf([portionOf(row, foodOf)], place);
      return sum.known === 0 ? '' : decimalText(sum.exact, 8);
    });
    const amount = [decimalText(BigInt(row.quantity), 3), decimalText(BigInt(row.milligrams), 3)];
    return [row.day, row.meal, row.name, row.foodId ?? '', row.unit ?? '', ...amount, ...exact];
  });
  return { fileName: csvFileName('food diary', to), csv: writeCsv(header, lines) };
}

function firstDay(to: string, days: number): string {
  return new Date(Date.parse(`${to}T12:00:00Z`) - (days - 1) * day).toISOString().slice(0, 10);
}
