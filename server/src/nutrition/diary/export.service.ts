import { fileNameOf } from '@chalkline/contract/file-name.ts';
import { type Meal, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { DiaryFile } from '@chalkline/contract/nutrition/diary-file.schema.ts';
import { allSums, decimalText } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import { nutrients } from '@chalkline/contract/nutrition/nutrients.ts';
import { writeCsv } from '../../imports/csv.write.service.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { drinksBetween, weightsBetween } from '../measures/measures.service.ts';
import { foodsOf } from '../own-foods/find-foods.service.ts';
import { findSpan } from './diary.repository.ts';
import { portionOf } from './diary.rules.ts';
import type { DiaryEntryRow } from './diary.table.ts';
import { firstDay } from './history.service.ts';

/** Each entry with all nutrients, exact; what isn’t known is an empty cell. */
export async function exportDiary(parts: Parts, { personId }: Viewer, { to, days }: HistoryQuery) {
  const { rows, sumsOf } = await readSpan(parts, personId, { to, days });
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
  const lines = rows.map((row) => {
    const exact = sumsOf(row).map((sum) => (sum.known === 0 ? '' : decimalText(sum.exact, 8)));
    const amount = [decimalText(BigInt(row.quantity), 3), decimalText(BigInt(row.milligrams), 3)];
    return [row.day, row.meal, row.name, row.foodId ?? '', row.unit ?? '', ...amount, ...exact];
  });
  return { fileName: fileNameOf(['food diary', to], 'csv'), csv: writeCsv(header, lines) };
}

/** Each day with its entries, water and weight; a nutrient that isn’t known of an entry is left out. */
export async function exportDiaryFile(
  parts: Parts,
  { personId }: Viewer,
  query: HistoryQuery,
): Promise<DiaryFile> {
  const { sql } = parts.database;
  const from = firstDay(query.to, query.days);
  const { rows, sumsOf } = await readSpan(parts, personId, query);
  const entries = Map.groupBy(rows, ({ day }) => day);
  const drinks = Map.groupBy(await drinksBetween(sql, personId, from, query.to), ({ day }) => day);
  const weights = new Map(
    (await weightsBetween(sql, personId, from, query.to)).map(({ day, grams }) => [day, grams]),
  );
  const days = [...new Set([...entries.keys(), ...drinks.keys(), ...weights.keys()])].toSorted();
  return {
    fileName: fileNameOf(['food diary', query.to], 'json'),
    days: days.map((day) => ({
      day,
      weightGrams: weights.get(day) ?? null,
      waterMilliliters: (drinks.get(day) ?? []).map(({ milliliters }) => milliliters),
      entries: (entries.get(day) ?? []).map((row) => ({
        meal: row.meal,
        food: row.name,
        foodId: row.foodId,
        foodVersion: row.foodVersion,
        unit: row.unit,
        quantity: decimalText(BigInt(row.quantity), 3),
        grams: decimalText(BigInt(row.milligrams), 3),
        nutrients: sumsOf(row).flatMap(({ exact, known, of }, place) => {
          const nutrient = nutrients[place];
          if (!nutrient || known === 0) return [];
          const { name, unit } = nutrient;
          return [{ name, unit, amount: decimalText(exact, 8), complete: known === of }];
        }),
      })),
    })),
  };
}

/** By day and meal, with the exact sums of each. */
async function readSpan(parts: Parts, personId: string, { to, days }: HistoryQuery) {
  const rows = await findSpan(parts.database.sql, personId, firstDay(to, days), to);
  const foodOf = await foodsOf(parts.database.sql, personId, rows);
  const order = (meal: Meal) => meals.indexOf(meal);
  const sorted = rows.toSorted(
    (one, other) => one.day.localeCompare(other.day) || order(one.meal) - order(other.meal),
  );
  return { rows: sorted, sumsOf: (row: DiaryEntryRow) => allSums([portionOf(row, foodOf)]) };
}
