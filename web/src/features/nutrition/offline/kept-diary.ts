import type { DiaryDay } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { carbohydrate, energy, fat, protein } from '@chalkline/contract/nutrition/nutrients.ts';
import { weekdayOf } from '@chalkline/contract/nutrition/targets.schema.ts';
import { foundByName } from '../../../patterns/outbox/found-by-name.ts';

/** A day as the device kept it. One after all of these is empty, with the targets and the plan of its weekday; others aren't known. */
export function keptDay(days: readonly DiaryDay[], day: string): DiaryDay | null {
  const known = days.find((each) => each.day === day);
  if (known) return known;
  const last = days.at(-1);
  if (!last || day < last.day) return null;
  const sameWeekday = days.findLast((each) => weekdayOf(each.day) === weekdayOf(day));
  const targets = sameWeekday?.targets ?? null;
  const plan = sameWeekday?.plan ?? null;
  const { hidesCalories } = last;
  return { day, entries: [], targets, plan, drinks: [], grams: null, hidesCalories };
}

/** A food in this version; without one in its latest. */
export function keptFood(
  foods: readonly FoodReply[],
  foodId: string,
  version: number | null,
): FoodReply | null {
  const versions = foods.filter(({ id }) => id === foodId);
  if (version !== null) return versions.find((food) => food.version === version) ?? null;
  return latest(versions)[0] ?? null;
}

/** Those that have the words, or their beginnings. */
export function keptMatches(foods: readonly FoodReply[], search: string): FoodLine[] {
  return foundByName(latest(foods), search).slice(0, 20).map(lineOf);
}

/** Those that the person entered. */
export function keptOwn(foods: readonly FoodReply[]): FoodLine[] {
  return latest(foods)
    .filter(({ version }) => version !== null)
    .map(lineOf);
}

function latest(foods: readonly FoodReply[]): FoodReply[] {
  const byId = new Map<string, FoodReply>();
  for (const food of foods) {
    const known = byId.get(food.id);
    if (!known || (known.version ?? 0) < (food.version ?? 0)) byId.set(food.id, food);
  }
  return [...byId.values()];
}

/** As lists show it. */
export function lineOf({ id, name, group, source, figures }: FoodReply): FoodLine {
  const [kcal, ofProtein, ofCarbohydrate, ofFat] = [energy, protein, carbohydrate, fat].map(
    (place) => figures[place] ?? null,
  );
  return {
    id,
    name,
    group,
    source,
    kcal: kcal ?? null,
    protein: ofProtein ?? null,
    carbohydrate: ofCarbohydrate ?? null,
    fat: ofFat ?? null,
  };
}
