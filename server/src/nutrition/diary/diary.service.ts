import {
  type DiaryDay,
  type EntryPatch,
  type EntryReply,
  type MealCopy,
  mostMilligrams,
  type NewEntry,
  type NewQuickEntry,
  type RecentFood,
} from '@chalkline/contract/nutrition/diary.schema.ts';
import type { FoodReply } from '@chalkline/contract/nutrition/food.schema.ts';
import { energy } from '@chalkline/contract/nutrition/nutrients.ts';
import { asEaten, weightOf } from '@chalkline/contract/nutrition/portions.ts';
import { quickMilligrams } from '@chalkline/contract/nutrition/quick-figures.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId, newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { planOfDay } from '../meal-plans/meal-plans.service.ts';
import { drinksOn, gramsOn } from '../measures/measures.service.ts';
import { foodsOf, foodsToWeigh, getFood } from '../own-foods/find-foods.service.ts';
import { removedElsewhere } from '../removals/removals.errors.ts';
import { noteRemoval, removedOf } from '../removals/removals.repository.ts';
import { hidesCalories, targetsOn } from '../targets/targets.service.ts';
import {
  entryChanged,
  entryNotFound,
  noQuickEntry,
  tooHeavy,
  tooManyEntries,
  unknownPortion,
} from './diary.errors.ts';
import {
  countEntries,
  findEntries,
  findLatestEntries,
  findOwnEntries,
  insertEntries,
  removeEntry as removeRow,
  takeEntry,
  updateEntry,
} from './diary.repository.ts';
import { distinctFoods, figuresOf, presentEntries, presentEntry } from './diary.rules.ts';
import type { DiaryEntryRow } from './diary.table.ts';

/** As many as a day may have: it is read whole. */
export const mostEntries = 100;
const lookedBack = 200;
const mostRecent = 20;

export function readDay(
  parts: Parts,
  { personId }: Pick<Viewer, 'personId'>,
  day: string,
): Promise<DiaryDay> {
  return dayOf(parts.database.sql, personId, day);
}

async function dayOf(sql: Sql, personId: string, day: string): Promise<DiaryDay> {
  const entries = await findEntries(sql, personId, day);
  return {
    day,
    entries: presentEntries(entries, await foodsOf(sql, personId, entries)),
    targets: await targetsOn(sql, personId, day),
    plan: await planOfDay(sql, personId, day),
    drinks: await drinksOn(sql, personId, day),
    grams: await gramsOn(sql, personId, day),
    hidesCalories: await hidesCalories(sql, personId),
  };
}

/** Each food once, with how much of it was eaten last. */
export async function listRecent(parts: Parts, { personId }: Viewer): Promise<{ foods: RecentFood[] }> {
  const rows = await findLatestEntries(parts.database.sql, personId, lookedBack);
  const distinct = distinctFoods(rows, mostRecent);
  const { sql } = parts.database;
  const foodOf = await foodsOf(sql, personId, distinct);
  const whole = await foodsToWeigh(
    sql,
    personId,
    distinct.flatMap(({ foodId }) => foodId ?? []),
  );
  const foods = distinct.map((row) => ({
    foodId: row.foodId ?? '',
    name: row.name,
    ...amountNow(row, whole.get(row.foodId ?? '')),
    kcal: figuresOf(row, foodOf)[energy] ?? null,
  }));
  return { foods };
}

/** As much as it was, by what its portion weighs now; in grams where that is gone. */
function amountNow({ unit, quantity, milligrams }: DiaryEntryRow, food: FoodReply | undefined) {
  const weight = food && weightOf(food, unit ?? 'g', quantity);
  if (weight === null) return { unit: 'g', quantity: milligrams, milligrams };
  return { unit: unit ?? 'g', quantity, milligrams: weight ?? milligrams };
}

/** Throws 404 for an unknown food, and 422 for a portion that it hasn't. Sent again it changes nothing. */
export async function addEntry(parts: Parts, viewer: Viewer, body: NewEntry): Promise<EntryReply> {
  const known = await sentBefore(parts.database.sql, viewer, body.id);
  if (known) return present(parts.database.sql, known);
  const food = await getFood(parts, viewer, body.foodId);
  const milligrams = weigh(food, body.unit, body.quantity);
  const { name, version: foodVersion } = food;
  return add(parts, viewer, { ...body, ...unknown, name, foodVersion, milligrams });
}

export function addQuickEntry(parts: Parts, viewer: Viewer, body: NewQuickEntry): Promise<EntryReply> {
  const quick = { foodId: null, foodVersion: null, unit: null, quantity: 1000, milligrams: quickMilligrams };
  return add(parts, viewer, { ...body, ...quick });
}

/** What only quick entries have of their own. */
const quickNames = ['name', 'kcal', 'protein', 'carbohydrate', 'fat'] as const;

const unknown = { kcal: null, protein: null, carbohydrate: null, fat: null };

type Made = Omit<DiaryEntryRow, 'id' | 'personId' | 'version' | 'createdAt' | 'updatedAt'> & {
  /** Of the device. */
  readonly id?: string | undefined;
};

function add(parts: Parts, viewer: Viewer, made: Made): Promise<EntryReply> {
  return parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', viewer.personId, 'exclusive');
    const known = await sentBefore(tx.sql, viewer, made.id);
    if (!known) await requireConsent(tx, viewer, 'diary');
    const [row] = known ? [known] : await insert(parts, tx, viewer, made.day, [made]);
    if (!row) throw entryNotFound();
    return present(tx.sql, row);
  });
}

/** Null for a new one. Throws 409 for one that was removed since. */
async function sentBefore(sql: Sql, { personId }: Viewer, id = ''): Promise<DiaryEntryRow | null> {
  if (id === '') return null;
  if ((await removedOf(sql, personId, [id])).has(id)) throw removedElsewhere();
  const [known] = await findOwnEntries(sql, personId, [id]);
  return known ?? null;
}

async function present(sql: Sql, row: DiaryEntryRow): Promise<EntryReply> {
  return presentEntry(row, await foodsOf(sql, row.personId, [row]));
}

/** Copies what is there now; what the other day has already stays. Gives the other day. */
export function copyMeals(parts: Parts, { personId }: Viewer, copy: MealCopy): Promise<DiaryDay> {
  const { from, to } = copy;
  return parts.database.transaction(async (tx) => {
    await requireConsent(tx, { personId }, 'diary');
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    const rows = await findEntries(tx.sql, personId, from.day, from.meal);
    const chosen = copy.entries ? await given(tx.sql, personId, rows, copy.entries) : rows.map(withoutId);
    const copies = chosen.map((row) => ({ ...row, day: to.day, meal: to.meal ?? row.meal }));
    await insert(parts, tx, { personId }, to.day, copies);
    return dayOf(tx.sql, personId, to.day);
  });
}

const withoutId = (row: DiaryEntryRow): Made => ({ ...row, id: undefined });

/** The rows with the ids of their copies, without those that were copied before. */
async function given(
  sql: Sql,
  personId: string,
  rows: readonly DiaryEntryRow[],
  entries: NonNullable<MealCopy['entries']>,
): Promise<Made[]> {
  const ids = entries.map(({ id }) => id);
  const known = new Set((await findOwnEntries(sql, personId, ids)).map(({ id }) => id));
  const removed = await removedOf(sql, personId, ids);
  return entries.flatMap(({ of, id }) => {
    const row = rows.find((each) => each.id === of);
    return row && !known.has(id) && !removed.has(id) ? [{ ...row, id }] : [];
  });
}

/** Under the lock of the person's diary. */
async function insert(
  parts: Parts,
  tx: Transaction,
  { personId }: Pick<Viewer, 'personId'>,
  day: string,
  made: readonly Made[],
): Promise<DiaryEntryRow[]> {
  if ((await countEntries(tx.sql, personId, day)) + made.length > mostEntries) throw tooManyEntries();
  const now = parts.clock.now();
  const stamp = { personId, version: 1, createdAt: now, updatedAt: now };
  // Ids are in order within one call: a copied meal keeps its own.
  const ids = made.map(() => newId(now.getTime())).toSorted();
  const rows = made.map((each, index) => ({
    ...each,
    ...stamp,
    id: each.id ?? ids[index] ?? newId(now.getTime()),
  }));
  return insertEntries(tx.sql, rows);
}

/**
 * Throws 404 for another person's, 409 when it is not of the version that was read, and 422 for what the entry hasn't. Sent
 * again it changes nothing.
 */
export function changeEntry(
  parts: Parts,
  viewer: Viewer,
  id: string,
  patch: EntryPatch,
): Promise<EntryReply> {
  return parts.database.transaction(async (tx) => {
    // Before the entry is locked, which a withdrawal deletes.
    await requireConsent(tx, viewer, 'diary');
    const row = await take(tx, viewer, id);
    if (isSentAgain(row, patch)) return present(tx.sql, row);
    const change = readPatch(row, patch, entryChanged);
    if (!change) return present(tx.sql, row);
    const { foodId, foodVersion, unit, quantity } = change.row;
    if (foodId === null && (patch.unit !== undefined || patch.quantity !== undefined)) throw unknownPortion();
    if (foodId !== null && quickNames.some((name) => patch[name] !== undefined)) throw noQuickEntry();
    const food = foodId === null ? null : await getFood(parts, viewer, foodId, foodVersion);
    const milligrams = food === null ? row.milligrams : weigh(asEaten(food, row), unit ?? 'g', quantity);
    const stamp = { milligrams, version: row.version + 1, updatedAt: parts.clock.now() };
    await updateEntry(tx.sql, id, { ...change.after, ...stamp });
    return present(tx.sql, { ...change.row, ...stamp });
  });
}

/** Whether this very change was made, and only its answer was lost. */
function isSentAgain(row: DiaryEntryRow, patch: EntryPatch): boolean {
  if (row.version !== patch.version + 1) return false;
  return readPatch(row, { ...patch, version: row.version }, entryChanged) === null;
}

/** Throws 404 for another person's, and when it is gone already. */
export function removeEntry(parts: Parts, viewer: Viewer, id: string): Promise<null> {
  return parts.database.transaction(async (tx) => {
    await take(tx, viewer, id);
    await removeRow(tx.sql, id);
    await noteRemoval(tx.sql, viewer.personId, id, parts.clock.now());
    return null;
  });
}

function weigh(food: FoodReply, unit: string, quantity: number): number {
  const milligrams = weightOf(food, unit, quantity);
  if (milligrams === null || milligrams < 1) throw unknownPortion();
  if (milligrams > mostMilligrams) throw tooHeavy();
  return milligrams;
}

async function take(tx: Transaction, { personId }: Viewer, id: string): Promise<DiaryEntryRow> {
  const found = isId(id) ? await takeEntry(tx.sql, personId, id) : null;
  if (!found) throw entryNotFound();
  return found;
}
