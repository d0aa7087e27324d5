import { foodIdOf, ownIdIn } from '@chalkline/contract/nutrition/own-food.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { ownFoodNotFound } from './own-foods.errors.ts';
import { findVersions, insertOwnFood, insertVersion } from './own-foods.repository.ts';
import type { Ingredient } from './own-foods.table.ts';

interface Giving {
  readonly from: string;
  readonly to: string;
  readonly foods: readonly Given[];
}

interface Given {
  readonly foodId: string;
  readonly foodVersion: number | null;
}

/** A copy begins with this version. */
export const givenVersion = 1;

/**
 * Copies own foods and recipes to another person, with what went into them, so that they stay when their author changes
 * them or leaves. Days and plans can have the copies, but they aren't listed among the person's own foods. Gives the id of the
 * copy of each; foods of the table have none.
 */
export async function giveFoods(
  parts: Parts,
  tx: Transaction,
  { from, to, foods }: Giving,
): Promise<Map<string, string>> {
  const createdAt = parts.clock.now();
  const copies = new Map<string, string>();
  const copy = async ({ foodId, foodVersion }: Given): Promise<string> => {
    const ownId = ownIdIn(foodId);
    const known = ownId === null ? foodId : copies.get(givenKey({ foodId, foodVersion }));
    if (known !== undefined || ownId === null) return known ?? foodId;
    const versions = await findVersions(tx.sql, from, [ownId]);
    const label = versions.find((each) => each.label.version === foodVersion)?.label;
    if (!label) throw ownFoodNotFound();
    const ingredients = label.ingredients && (await copyAll(label.ingredients));
    const id = newId(createdAt.getTime());
    const food = { id, personId: to, version: givenVersion, gtin: null, createdAt, removedAt: createdAt };
    await insertOwnFood(tx.sql, food);
    const { version } = food;
    await insertVersion(tx.sql, { ...label, foodId: id, personId: to, version, ingredients, createdAt });
    copies.set(givenKey({ foodId, foodVersion }), foodIdOf(id));
    return foodIdOf(id);
  };
  const copyAll = async (ingredients: readonly Ingredient[]): Promise<Ingredient[]> => {
    const copied: Ingredient[] = [];
    for (const one of ingredients) {
      const isOwn = ownIdIn(one.foodId) !== null;
      copied.push(isOwn ? { ...one, foodId: await copy(one), foodVersion: givenVersion } : one);
    }
    return copied;
  };
  for (const food of foods) await copy(food);
  return copies;
}

export const givenKey = ({ foodId, foodVersion }: Given) => `${foodId} ${foodVersion}`;
