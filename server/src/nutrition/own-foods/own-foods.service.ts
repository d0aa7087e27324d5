import type { FoodLine, FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { gtinIn } from '@chalkline/contract/nutrition/gtin.ts';
import { type LabelAmounts, labelProblem } from '@chalkline/contract/nutrition/label.ts';
import type {
  OwnFoodBody,
  OwnFoodChange,
  OwnFoodReply,
} from '@chalkline/contract/nutrition/own-food.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { lineOf } from '../foods/food-table.service.ts';
import {
  codeTaken,
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
  insertOwnFood,
  insertVersion,
  type OwnFood,
  updateOwnFood,
} from './own-foods.repository.ts';
import { foodOfLabel } from './own-foods.rules.ts';

const mostFoods = 500;

export async function listOwnFoods(parts: Parts, viewer: Viewer): Promise<{ foods: FoodLine[] }> {
  return { foods: (await ownFoodsOf(parts.database.sql, viewer.personId)).map(lineOf) };
}

/** The newest first. */
export async function ownFoodsOf(sql: Sql, personId: string): Promise<FoodReply[]> {
  return (await findOwnFoods(sql, personId)).map(foodOf);
}

/** Throws 404 for another person's, and for one that was removed. */
export async function getOwnFood(parts: Parts, viewer: Viewer, id: string): Promise<OwnFoodReply> {
  const { food, label } = await see(parts.database.sql, viewer, id);
  const { name, brand, per, servingMilligrams, amounts } = label;
  const { version, gtin } = food;
  return { id, version, name, brand, gtin, per, servingMilligrams, amounts: [...amounts] };
}

/** Throws 422 for a label that no food can have, and 409 for a barcode of another of one's foods. */
export function createOwnFood(parts: Parts, { personId }: Viewer, body: OwnFoodBody): Promise<FoodReply> {
  checkLabel(body);
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    if ((await countOwnFoods(tx.sql, personId)) >= mostFoods) throw tooManyFoods();
    const createdAt = parts.clock.now();
    const gtin = await freeGtin(tx.sql, personId, body.gtin, null);
    const food = { id: newId(createdAt.getTime()), personId, version: 1, gtin, createdAt, removedAt: null };
    await insertOwnFood(tx.sql, food);
    return addVersion(tx, { food, body });
  });
}

type LabelChange = Omit<OwnFoodChange, 'applyToPast'>;

/** A new version in a transaction that has the lock of the diary. Throws 404, 409 and 422 as the others. */
export async function reviseOwnFood(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  { id, change }: { readonly id: string; readonly change: LabelChange },
): Promise<FoodReply> {
  const { food: before } = await see(tx.sql, viewer, id);
  readPatch(before, change, ownFoodChanged);
  checkLabel(change);
  const gtin = await freeGtin(tx.sql, viewer.personId, change.gtin, before.id);
  const version = before.version + 1;
  await updateOwnFood(tx.sql, before.id, { version, gtin });
  const food = { ...before, version, gtin, createdAt: parts.clock.now() };
  return addVersion(tx, { food, body: change });
}

async function addVersion(
  tx: Transaction,
  { food, body }: { readonly food: OwnFood['food']; readonly body: OwnFoodBody },
): Promise<FoodReply> {
  const { name, brand, per, servingMilligrams, amounts } = body;
  const { id: foodId, personId, version, createdAt } = food;
  const label = { foodId, personId, version, name, brand, per, servingMilligrams, amounts, createdAt };
  await insertVersion(tx.sql, label);
  return foodOf({ food, label });
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

export function foodOf({ food, label }: OwnFood): FoodReply {
  return foodOfLabel({ ...label, id: food.id });
}
