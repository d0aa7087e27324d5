import { type EntryReply, meals } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { Figures, Portion } from '@chalkline/contract/nutrition/exact-sums.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { figuresOfQuick } from '@chalkline/contract/nutrition/quick-figures.ts';

interface Entry extends Omit<EntryReply, 'figures' | 'recipe'> {
  readonly kcal: number | null;
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}

type FoodOf = (foodId: string, version: number | null) => FoodReply | null;

/** Per 100 g in thousandths, in the order of the nutrients: those of its food, or its own. */
export function figuresOf(entry: Entry, foodOf: FoodOf): Figures {
  if (entry.foodId !== null) return foodOf(entry.foodId, entry.foodVersion)?.figures ?? [];
  return figuresOfQuick(entry);
}

/** What the entry adds to sums. */
export function portionOf(entry: Entry, foodOf: FoodOf): Portion {
  return { milligrams: entry.milligrams, figures: figuresOf(entry, foodOf), recipe: recipeOf(entry, foodOf) };
}

function recipeOf({ foodId, foodVersion }: Entry, foodOf: FoodOf): EntryReply['recipe'] {
  return foodId === null ? null : (foodOf(foodId, foodVersion)?.recipe ?? null);
}

/** By meal, then as they were added. */
export function presentEntries(entries: readonly Entry[], foodOf: FoodOf): EntryReply[] {
  const byMeal = meals.flatMap((meal) => entries.filter((entry) => entry.meal === meal));
  return byMeal.map((entry) => presentEntry(entry, foodOf));
}

export function presentEntry(entry: Entry, foodOf: FoodOf): EntryReply {
  const { id, meal, foodId, foodVersion, name, unit, quantity, milligrams, version } = entry;
  const figures = [...figuresOf(entry, foodOf)];
  const recipe = recipeOf(entry, foodOf);
  return { id, meal, foodId, foodVersion, name, unit, quantity, milligrams, figures, recipe, version };
}

/** Each food once, the first first. */
export function distinctFoods<Row extends { readonly foodId: string | null }>(
  rows: readonly Row[],
  most: number,
): Row[] {
  const seen = new Set<string | null>();
  const first = rows.filter(({ foodId }) => !seen.has(foodId) && seen.add(foodId));
  return first.slice(0, most);
}
