import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { gtinIn } from '@chalkline/contract/nutrition/gtin.ts';
import { foodIdOf, ownIdIn } from '@chalkline/contract/nutrition/own-food.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { knownFood } from '../foods/food-table.service.ts';
import { foodNotFound } from '../foods/foods.errors.ts';
import { findByGtin, findVersions } from './own-foods.repository.ts';
import { presentFoods } from './own-foods.service.ts';
import { withOwnPortions } from './own-portions.repository.ts';

/** Looks up foods by what is printed under their barcodes. */
export interface FoodCodes {
  /** By a GTIN of 14 digits; null where it isn't known. */
  readonly lookup: (sql: Sql, personId: string, gtin: string) => Promise<FoodReply | null>;
}

/** Without a provider: the person's own foods. */
const ownCodes: FoodCodes = {
  lookup: async (sql, personId, gtin) => {
    const found = await findByGtin(sql, personId, gtin);
    if (!found) return null;
    const [food] = await presentFoods(sql, personId, [found]);
    return food ?? null;
  },
};

export async function findFoodByCode(
  parts: Parts,
  { personId }: Viewer,
  typed: string,
  codes: FoodCodes = ownCodes,
): Promise<{ food: FoodReply | null }> {
  const gtin = gtinIn(typed);
  return { food: gtin === null ? null : await codes.lookup(parts.database.sql, personId, gtin) };
}

interface Eaten {
  readonly foodId: string | null;
  readonly foodVersion: number | null;
}

export type FoodLookup = (foodId: string, version: number | null) => FoodReply | null;

/** Foods of the table and of one person, as they were when they were eaten; without a version as they are now. */
export async function foodsOf(sql: Sql, personId: string, eaten: readonly Eaten[]): Promise<FoodLookup> {
  const ids = eaten.flatMap(({ foodId }) => ownIdIn(foodId ?? '') ?? []).filter(isId);
  const versions = ids.length === 0 ? [] : await findVersions(sql, personId, [...new Set(ids)]);
  const byVersion = new Map(
    (await presentFoods(sql, personId, versions)).map((food): [string, FoodReply] => [
      `${food.id} ${food.version}`,
      food,
    ]),
  );
  const latest = new Map(versions.map(({ food }) => [foodIdOf(food.id), food.version] as const));
  const seen = new Map<string, FoodReply | null>();
  return (foodId, version) => {
    const key = `${foodId} ${version ?? latest.get(foodId) ?? ''}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const own = byVersion.get(key);
    const food = own ?? knownFood(foodId);
    seen.set(key, food);
    return food;
  };
}

/** The same with the portions that the person made for them: foods to choose an amount of, as they are now. */
export async function foodsToWeigh(
  sql: Sql,
  personId: string,
  foodIds: readonly string[],
): Promise<ReadonlyMap<string, FoodReply>> {
  const foodOf = await foodsOf(
    sql,
    personId,
    foodIds.map((foodId) => ({ foodId, foodVersion: null })),
  );
  const found = [...new Set(foodIds)].flatMap((foodId) => foodOf(foodId, null) ?? []);
  return new Map((await withOwnPortions(sql, personId, found)).map((food) => [food.id, food]));
}

/** With one’s own portions. Throws 404 for an unknown food, and for another person's. */
export async function getFood(
  parts: Parts,
  { personId }: Viewer,
  foodId: string,
  version?: number | null,
  sql = parts.database.sql,
): Promise<FoodReply> {
  const food = await findFood(sql, personId, foodId, version ?? null);
  if (!food) throw foodNotFound();
  const [whole] = await withOwnPortions(sql, personId, [food]);
  return whole ?? food;
}

export async function findFood(
  sql: Sql,
  personId: string,
  foodId: string,
  version: number | null,
): Promise<FoodReply | null> {
  return (await foodsOf(sql, personId, [{ foodId, foodVersion: version }]))(foodId, version);
}
