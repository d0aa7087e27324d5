import {
  type DiarySettings,
  type NewTargets,
  type TargetFigures,
  type TargetsReply,
  weekdayOf,
} from '@chalkline/contract/nutrition/targets.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { tooManyTargets } from './targets.errors.ts';
import {
  countTargets,
  findHidesCalories,
  findLater,
  findTargets,
  findWeek,
  upsertSettings,
  upsertTargets,
} from './targets.repository.ts';
import type { TargetsRow } from './targets.table.ts';

/** A change of all weekdays each day for over a year. */
const mostTargets = 3000;

/** Null where the weekday has none. */
export async function targetsOn(sql: Sql, personId: string, day: string): Promise<TargetFigures | null> {
  const row = await findTargets(sql, personId, weekdayOf(day), day);
  return row && hasFigures(row) ? figuresOf(row) : null;
}

export async function listTargets(parts: Parts, { personId }: Viewer, day: string) {
  const { sql } = parts.database;
  const [current, later] = await Promise.all([
    targetsFrom(sql, personId, day),
    findLater(sql, personId, day),
  ]);
  return { current, later: later.map(present) };
}

/** By weekday, as they are from a day on. */
export async function targetsFrom(sql: Sql, personId: string, day: string): Promise<TargetsReply[]> {
  return (await findWeek(sql, personId, day)).filter(hasFigures).map(present);
}

/** Replaces those that begin on the same day. Throws 409 at the most that are kept. */
export async function setTargets(parts: Parts, { personId }: Viewer, body: NewTargets): Promise<null> {
  const { weekdays, ...figures } = body;
  const setAt = parts.clock.now();
  const rows = [...new Set(weekdays)].map((weekday) => ({ ...figures, personId, weekday, setAt }));
  await parts.database.transaction(async (tx) => {
    await lock(tx, 'food diary of a person', personId, 'exclusive');
    if ((await countTargets(tx.sql, personId)) + rows.length > mostTargets) throw tooManyTargets();
    await upsertTargets(tx.sql, rows);
  });
  return null;
}

export async function setSettings(
  parts: Parts,
  { personId }: Viewer,
  settings: DiarySettings,
): Promise<DiarySettings> {
  await upsertSettings(parts.database.sql, personId, settings.hidesCalories);
  return settings;
}

export function hidesCalories(sql: Sql, personId: string): Promise<boolean> {
  return findHidesCalories(sql, personId);
}

function figuresOf({ kcal, protein, carbohydrate, fat, fiber, milliliters }: TargetsRow): TargetFigures {
  return { kcal, protein, carbohydrate, fat, fiber, milliliters };
}

function hasFigures(row: TargetsRow): boolean {
  return Object.values(figuresOf(row)).some((figure) => figure !== null);
}

function present(row: TargetsRow): TargetsReply {
  return { weekday: row.weekday, startsOn: row.startsOn, ...figuresOf(row) };
}
