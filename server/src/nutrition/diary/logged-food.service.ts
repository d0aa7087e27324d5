import type { MainSums } from '@chalkline/contract/nutrition/history.schema.ts';
import type { TargetFigures } from '@chalkline/contract/nutrition/targets.schema.ts';
import type { DaysAsked } from '../../platform/calendar/latest-days.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { weightsOfDays } from '../measures/measures.service.ts';
import { foodsOf } from '../own-foods/find-foods.service.ts';
import { mainSumsOf } from '../own-foods/own-foods.rules.ts';
import { hidesCalories, targetsOnDays } from '../targets/targets.service.ts';
import { findEntriesOn, findLatestDays } from './diary.repository.ts';
import { portionOf } from './diary.rules.ts';

/** What was eaten on a day, and the target of that day. */
export interface FoodOfDay extends MainSums {
  readonly day: string;
  readonly entries: number;
  readonly target: Pick<TargetFigures, 'kcal' | 'protein' | 'carbohydrate' | 'fat'> | null;
  readonly hidesCalories: boolean;
}

export interface FoodAndWeight {
  readonly foods: FoodOfDay[];
  readonly weights: { readonly day: string; readonly grams: number }[];
}

/** What the viewer ate and weighed on the latest days before one. */
export async function foodOfDays(
  parts: Parts,
  { personId }: Viewer,
  asked: DaysAsked,
): Promise<FoodAndWeight> {
  const { sql } = parts.database;
  const weights = await weightsOfDays(sql, personId, asked);
  const days = await findLatestDays(sql, personId, asked);
  if (days.length === 0) return { foods: [], weights };
  const rows = await findEntriesOn(sql, personId, days);
  const foodOf = await foodsOf(sql, personId, rows);
  const targets = await targetsOnDays(sql, personId, days);
  const hides = await hidesCalories(sql, personId);
  const foods = [...Map.groupBy(rows, ({ day }) => day)].map(([day, entries]) => ({
    day,
    entries: entries.length,
    ...mainSumsOf(entries.map((row) => portionOf(row, foodOf))),
    target: mainOf(targets.get(day)),
    hidesCalories: hides,
  }));
  return { foods, weights };
}

function mainOf(target: TargetFigures | undefined): FoodOfDay['target'] {
  if (!target) return null;
  const { kcal, protein, carbohydrate, fat } = target;
  return { kcal, protein, carbohydrate, fat };
}
