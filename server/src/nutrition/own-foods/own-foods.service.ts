import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { gtinIn } from '@chalkline/contract/nutrition/gtin.ts';
import { type LabelAmounts, labelProblem } from '@chalkline/contract/nutrition/label.ts';
import type {
  OwnFoodBody,
  OwnFoodChange,
  OwnFoodReply,
} from '@chalkline/contract/nutrition/own-food.schema.ts';
import { foodIdOf, foodOfLabel, ownIdIn } from '@chalkline/contract/nutrition/own-food.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { knownFood, lineOf } from '../foods/food-table.service.ts';
import {
  codeTaken,
  foodRemovedElsewhere,
  labelOver100,
  labelPart,
  ownFoodChanged,
  ownFoodNotFound,
  tooManyFoods,
} from './own-foods.errors.ts';
import {
  countOwnFoods,
  findByGtin,
  findOwnFood,
  findOwnFoods,
  findVersions,
  insertOwnFood,
  insertVersion,
  type OwnFood,
  updateOwnFood,
} from './own-foods.repository.ts';
import { foodOfRecipe } from './own-foods.rules.ts';
import type { Ingredient, OwnFoodVersionRow } from './own-foods.table.ts';

const mostFoods = 500;

export async function listOwnFoods(parts: Parts, viewer: Viewer): Promise<{ foods: FoodLine[] }> {
  return { foods: (await ownFoodsOf(parts.database.sql, viewer.personId)).map(lineOf) };
}

/** The newest first. */
export async function ownFoodsOf(sql: Sql, personId: string): Promise<FoodReply[]> {
  return presentFoods(sql, personId, await findOwnFoods(sql, personId));
}

/** Throws 404 for another person's, for one that was removed, and for a recipe. */
export async function getOwnFood(parts: Parts, viewer: Viewer, id: string): Promise<OwnFoodReply> {
  const { food, label } = await see(parts.database.sql, viewer, id);
  if (label.ingredients !== null) throw ownFoodNotFound();
  const { name, brand, per, servingMilligrams, amounts } = label;
  const { version, gtin } = food;
  return { id, version, name, brand, gtin, per, servingMilligrams, amounts: [...amounts] };
}

/**
 * Throws 422 for a label that no food can have, and 409 for a barcode of another of one's foods. Sent again with the
 * id of a device it changes nothing.
 */
export function createOwnFood(
  parts: Parts,
  viewer: Viewer,
  { id, ...label }: OwnFoodBody,
): Promise<FoodReply> {
  checkLabel(label);
  return keepOwnFood(parts, viewer, { ...label, ...noRecipe }, id);
}

/** What a food is like: by its label or as a recipe. */
export type Kept = Omit<OwnFoodVersionRow, 'foodId' | 'personId' | 'version' | 'createdAt'> & {
  readonly gtin: string | null;
};

const noRecipe = { servings: null, cookedMilligrams: null, ingredients: null };

/** A food that has been checked. Throws 409 for the barcode of another, and at the most that are kept. */
export function keepOwnFood(
  parts: Parts,
  { personId }: Viewer,
  kept: Kept,
  ofDevice?: string,
): Promise<FoodReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    const known = ofDevice === undefined ? null : await sentBefore(tx.sql, personId, ofDevice);
    if (known) return known;
    if ((await countOwnFoods(tx.sql, personId)) >= mostFoods) throw tooManyFoods();
    const createdAt = parts.clock.now();
    const gtin = await freeGtin(tx.sql, personId, kept.gtin, null);
    const id = ofDevice ?? newId(createdAt.getTime());
    const food = { id, personId, version: 1, gtin, createdAt, removedAt: null };
    // Another person's id: there is nothing of one's own that could be shown.
    if (!(await insertOwnFood(tx.sql, food))) throw ownFoodNotFound();
    return addVersion(tx, { food, kept });
  });
}

/** As it is now; null for a new one. Throws 409 for one that was removed since. */
async function sentBefore(sql: Sql, personId: string, id: string): Promise<FoodReply | null> {
  const found = await findOwnFood(sql, personId, id);
  if (!found) return null;
  if (found.food.removedAt !== null) throw foodRemovedElsewhere();
  const [food] = await presentFoods(sql, personId, [found]);
  return food ?? null;
}

type LabelChange = Omit<OwnFoodChange, 'applyToPast'>;

/** A new version in a transaction that has the lock of the diary. Throws 404, 409 and 422 as the others. */
export function reviseOwnFood(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id, change }: { readonly id: string; readonly change: LabelChange },
): Promise<FoodReply> {
  const keep = () => {
    checkLabel(change);
    return { ...change, ...noRecipe };
  };
  return reviseKept(parts, tx, viewer, { id, isRecipe: false, change, keep });
}

interface Revision {
  readonly id: string;
  readonly isRecipe: boolean;
  readonly change: { readonly version: number };
  /** Checks what it becomes, once it is known whose it is. */
  readonly keep: () => Kept | Promise<Kept>;
}

/** A new version. Throws 404 where the food is of the other kind. */
export async function reviseKept(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id, isRecipe, change, keep }: Revision,
): Promise<FoodReply> {
  const { food: before, label } = await see(tx.sql, viewer, id);
  if ((label.ingredients !== null) !== isRecipe) throw ownFoodNotFound();
  readPatch(before, change, ownFoodChanged);
  const kept = await keep();
  const gtin = await freeGtin(tx.sql, viewer.personId, kept.gtin, before.id);
  const version = before.version + 1;
  await updateOwnFood(tx.sql, before.id, { version, gtin });
  const food = { ...before, version, gtin, createdAt: parts.clock.now() };
  return addVersion(tx, { food, kept });
}

async function addVersion(
  tx: Transaction,
  { food, kept: { gtin: _, ...kept } }: { readonly food: OwnFood['food']; readonly kept: Kept },
): Promise<FoodReply> {
  const { id: foodId, personId, version, createdAt } = food;
  const label = { ...kept, foodId, personId, version, createdAt };
  await insertVersion(tx.sql, label);
  const [added] = await presentFoods(tx.sql, personId, [{ food, label }]);
  if (!added) throw ownFoodNotFound();
  return added;
}

/** Throws 404 for another person's, and when it is gone already. */
export function removeOwnFood(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', viewer.personId, 'exclusive');
    await see(tx.sql, viewer, id);
    await updateOwnFood(tx.sql, id, { removedAt: parts.clock.now() });
    return null;
  });
}

async function see(sql: Sql, { personId }: Viewer, id: string): Promise<OwnFood> {
  const found = isId(id) ? await findOwnFood(sql, personId, id) : undefined;
  if (!found || found.food.removedAt !== null) throw ownFoodNotFound();
  return found;
}

/** The GTIN in 14 digits. */
async function freeGtin(
  sql: Sql,
  personId: string,
  typed: string | null,
  ownId: string | null,
): Promise<string | null> {
  const gtin = typed === null ? null : gtinIn(typed);
  const taken = gtin === null ? undefined : await findByGtin(sql, personId, gtin);
  if (taken && taken.food.id !== ownId) throw codeTaken();
  return gtin;
}

function checkLabel(label: LabelAmounts): void {
  const problem = labelProblem(label);
  if (problem === 'over_100') throw labelOver100();
  if (problem === 'part_over_whole') throw labelPart();
}

/** As foods like those of the table; recipes with what went into them, as it was then. */
export async function presentFoods(
  sql: Sql,
  personId: string,
  rows: readonly OwnFood[],
): Promise<FoodReply[]> {
  const put = await ingredientsOf(sql, personId, rows);
  const present = ({ food: { id }, label }: OwnFood): FoodReply => {
    const { ingredients, servings } = label;
    if (ingredients === null) return foodOfLabel({ ...label, id });
    const parts = ingredients.map((one) => {
      const own = put.get(versionKey(one));
      const food = own ? present(own) : knownFood(one.foodId);
      return { ...one, figures: food?.figures ?? [], recipe: food?.recipe ?? null };
    });
    return foodOfRecipe({ ...label, id, servings: servings ?? 1, parts });
  };
  return rows.map(present);
}

const versionKey = ({ foodId, foodVersion }: Pick<Ingredient, 'foodId' | 'foodVersion'>) =>
  `${foodId} ${foodVersion}`;

/** The own foods that went into these recipes, and into those: one query for each level. */
async function ingredientsOf(
  sql: Sql,
  personId: string,
  rows: readonly OwnFood[],
): Promise<Map<string, OwnFood>> {
  const found = new Map<string, OwnFood>();
  let outer = rows;
  while (outer.length > 0) {
    const wanted = outer
      .flatMap(({ label }) => label.ingredients ?? [])
      .filter((one) => !found.has(versionKey(one)));
    const ids = wanted.flatMap(({ foodId }) => ownIdIn(foodId) ?? []);
    const keys = new Set(wanted.map(versionKey));
    const versions = ids.length === 0 ? [] : await findVersions(sql, personId, [...new Set(ids)]);
    outer = versions.filter(({ label }) =>
      keys.has(versionKey({ foodId: foodIdOf(label.foodId), foodVersion: label.version })),
    );
    for (const own of outer) {
      found.set(versionKey({ foodId: foodIdOf(own.label.foodId), foodVersion: own.label.version }), own);
    }
  }
  return found;
}
