import { mostMilligrams } from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import type { OwnFoodChange } from '@chalkline/contract/nutrition/own-food.schema.ts';
import { weightOf } from '@chalkline/contract/nutrition/portions.ts';
import type { RecipeChange } from '@chalkline/contract/nutrition/recipe.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { reviseOwnFood } from '../own-foods/own-foods.service.ts';
import { findOwnPortions } from '../own-foods/own-portions.repository.ts';
import { reviseRecipe } from '../recipes/recipes.service.ts';
import { tooHeavy } from './diary.errors.ts';
import { type EatenChange, findEaten, updateEaten } from './diary.repository.ts';

/** A new version of an own food; days that have it keep theirs unless `applyToPast`. */
export function changeOwnFood(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { applyToPast, ...change }: OwnFoodChange,
): Promise<FoodReply> {
  return revise(parts, viewer, applyToPast, (tx) => reviseOwnFood(parts, tx, viewer, { id, change }));
}

/** A new version of a recipe; days that have it keep theirs unless `applyToPast`. */
export function changeRecipe(
  parts: Parts,
  viewer: Viewer,
  id: string,
  { applyToPast, ...change }: RecipeChange,
): Promise<FoodReply> {
  return revise(parts, viewer, applyToPast, (tx) => reviseRecipe(parts, tx, viewer, { id, change }));
}

function revise(
  parts: Parts,
  viewer: Viewer,
  appliesToPast: boolean,
  write: (tx: Transaction) => Promise<FoodReply>,
): Promise<FoodReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', viewer.personId, 'exclusive');
    const food = await write(tx);
    if (appliesToPast) await applyTo(tx, viewer, food, parts.clock.now());
    return food;
  });
}

/** Weighs what was eaten in servings again; what was in grams or a portion of one's own keeps its weight. */
async function applyTo(
  tx: Transaction,
  { personId }: Viewer,
  food: FoodReply,
  updatedAt: Date,
): Promise<void> {
  const own = new Set((await findOwnPortions(tx.sql, personId, [food.id])).map(({ label }) => label));
  for (const { unit, quantity } of await findEaten(tx.sql, personId, food.id)) {
    const milligrams = weightOf(food, unit ?? 'g', quantity);
    if (milligrams !== null && milligrams > mostMilligrams) throw tooHeavy();
    const again = milligrams === null ? null : Math.max(1, milligrams);
    const weight: EatenChange['weight'] = own.has(unit ?? '') ? 'kept' : again;
    const change = { foodVersion: food.version ?? 1, name: food.name, updatedAt, weight };
    await updateEaten(tx.sql, personId, food.id, { unit, quantity }, change);
  }
}
