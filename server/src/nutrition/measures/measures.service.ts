import type { HistoryQuery } from '@chalkline/contract/nutrition/history.schema.ts';
import type {
  DrinkReply,
  NewDrink,
  WeightBody,
  WeightReply,
} from '@chalkline/contract/nutrition/measures.schema.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import { correctingWeight, type setBodyWeights } from '../../coaching/check-ins/check-in-weights.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
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
  findWeightsOn,
  insertDrink,
  upsertWeight,
} from './measures.repository.ts';
import type { WeightRow } from './measures.table.ts';

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
    await holdWeights(tx, personId);
    const row = { personId, day, grams, setAt: typedAt(parts, at) };
    await correctingWeight(parts, tx, row, () => keepWeight(tx, row));
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
    await holdWeights(tx, personId);
    const [known] = await findWeights(tx.sql, personId, day, day);
    if (!known || known.setAt > typedAt(parts, at)) return;
    await correctingWeight(parts, tx, known, () => deleteWeight(tx.sql, personId, day));
  });
  return null;
}

function holdWeights(tx: Transaction, personId: string): Promise<void> {
  return lock(tx, 'food diary of a person', personId, 'exclusive');
}

async function keepWeight(tx: Transaction, row: WeightRow): Promise<void> {
  await requireConsent(tx, row, 'body');
  await upsertWeight(tx.sql, row);
}

/** The weight that a check-in asks for is the one of the day. */
export const bodyWeights: Parameters<typeof setBodyWeights>[0] = {
  hold: holdWeights,
  put: ({ clock }, tx, { personId }, { day, grams }) =>
    grams === null
      ? deleteWeight(tx.sql, personId, day)
      : keepWeight(tx, { personId, day, grams, setAt: clock.now() }),
  of: async (sql, personId, days) => {
    const rows = await findWeightsOn(sql, personId, days);
    return new Map(rows.map(({ day, grams }) => [day, grams]));
  },
};

/** A device's clock that is ahead must not keep later weights away. */
function typedAt({ clock }: Parts, at?: string): Date {
  const now = clock.now();
  return at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
}
