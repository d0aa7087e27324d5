import type { HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import type {
  DrinkReply,
  NewDrink,
  WeightBody,
  WeightReply,
} from '@chalkline/contract/nutrition/measures.schema.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { drinkNotFound, tooManyDrinks } from './measures.errors.ts';
import {
  deleteDrink,
  deleteWeight,
  findDrinks,
  findWeights,
  insertDrink,
  upsertWeight,
} from './measures.repository.ts';

const mostDrinks = 60;

export async function drinksOn(sql: Sql, personId: string, day: string): Promise<DrinkReply[]> {
  const rows = await findDrinks(sql, personId, day);
  return rows.map(({ id, milliliters }) => ({ id, milliliters }));
}

/** Throws 409 for a day that is full. */
export function addDrink(parts: Parts, { personId }: Viewer, body: NewDrink): Promise<DrinkReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    if ((await findDrinks(tx.sql, personId, body.day)).length >= mostDrinks) throw tooManyDrinks();
    const createdAt = parts.clock.now();
    const id = newId(createdAt.getTime());
    await insertDrink(tx.sql, { ...body, id, personId, createdAt });
    return { id, milliliters: body.milliliters };
  });
}

/** Throws 404 for another person's, and when it is gone already. */
export async function removeDrink(parts: Parts, { personId }: Viewer, id: string): Promise<null> {
  if (!isId(id) || !(await deleteDrink(parts.database.sql, personId, id))) throw drinkNotFound();
  return null;
}

export async function gramsOn(sql: Sql, personId: string, day: string): Promise<number | null> {
  const [row] = await findWeights(sql, personId, day, day);
  return row?.grams ?? null;
}

/** The days with a weight, the earliest first. */
export async function listWeights(
  parts: Parts,
  { personId }: Viewer,
  { to, days }: HistoryQuery,
): Promise<{ weights: WeightReply[] }> {
  const from = new Date(Date.parse(`${to}T12:00:00Z`) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const rows = await findWeights(parts.database.sql, personId, from, to);
  return { weights: rows.map(({ day, grams }) => ({ day, grams })) };
}

/** The latest of a day counts. */
export async function setWeight(
  parts: Parts,
  { personId }: Viewer,
  day: string,
  { grams }: WeightBody,
): Promise<WeightReply> {
  await upsertWeight(parts.database.sql, { personId, day, grams, setAt: parts.clock.now() });
  return { day, grams };
}

/** Also right where there is none. */
export async function removeWeight(parts: Parts, { personId }: Viewer, day: string): Promise<null> {
  await deleteWeight(parts.database.sql, personId, day);
  return null;
}
