import type { HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import type {
  DrinkReply,
  NewDrink,
  WeightBody,
  WeightReply,
} from '@chalkline/contract/nutrition/measures.schema.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { removedElsewhere } from '../removals/removals.errors.ts';
import { noteRemoval, removedOf } from '../removals/removals.repository.ts';
import { drinkNotFound, tooManyDrinks } from './measures.errors.ts';
import {
  deleteDrink,
  deleteWeight,
  findDrink,
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

/** Throws 409 for a day that is full, and for a drink that was removed since. Sent again it changes nothing. */
export function addDrink(parts: Parts, { personId }: Viewer, body: NewDrink): Promise<DrinkReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    const createdAt = parts.clock.now();
    const id = body.id ?? newId(createdAt.getTime());
    if ((await removedOf(tx.sql, personId, [id])).has(id)) throw removedElsewhere();
    const known = await findDrink(tx.sql, personId, id);
    if (known) return { id, milliliters: known.milliliters };
    await requireConsent(tx, { personId }, 'diary');
    if ((await findDrinks(tx.sql, personId, body.day)).length >= mostDrinks) throw tooManyDrinks();
    if (!(await insertDrink(tx.sql, { ...body, id, personId, createdAt }))) throw drinkNotFound();
    return { id, milliliters: body.milliliters };
  });
}

/** Throws 404 for another person's, and when it is gone already. */
export function removeDrink(parts: Parts, { personId }: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    if (!isId(id) || !(await deleteDrink(tx.sql, personId, id))) throw drinkNotFound();
    await noteRemoval(tx.sql, personId, id, parts.clock.now());
    return null;
  });
}

export {
  findDrinksBetween as drinksBetween,
  findLatestWeights as weightsOfDays,
  findWeights as weightsBetween,
  findWeightsSince as weightsSince,
} from './measures.repository.ts';

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

/** The one typed last counts, whichever device is heard first: gives the one that counts. */
export async function setWeight(
  parts: Parts,
  { personId }: Viewer,
  day: string,
  { grams, at }: WeightBody,
): Promise<WeightReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    await requireConsent(tx, { personId }, 'body');
    await upsertWeight(tx.sql, { personId, day, grams, setAt: typedAt(parts, at) });
    return { day, grams: (await gramsOn(tx.sql, personId, day)) ?? grams };
  });
}

/** Also right where there is none. Leaves one that was typed later. */
export async function removeWeight(
  parts: Parts,
  { personId }: Viewer,
  day: string,
  at?: string,
): Promise<null> {
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    const [known] = await findWeights(tx.sql, personId, day, day);
    if (known && known.setAt <= typedAt(parts, at)) await deleteWeight(tx.sql, personId, day);
  });
  return null;
}

/** A device's clock that is ahead must not keep later weights away. */
function typedAt({ clock }: Parts, at?: string): Date {
  const now = clock.now();
  return at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
}
