import {
  type DiarySettings,
  type NewTargets,
  type TargetFigures,
  type TargetsReply,
  weekdayOf,
  weekdays,
} from '@chalkline/contract/nutrition/targets.schema.ts';
import { requireConsent } from '../../accounts/consents/consents.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findOpenTargets, type NamedTargets } from '../trainer-targets/trainer-targets.repository.ts';
import { presentTrainerTargets } from '../trainer-targets/trainer-targets.service.ts';
import { tooManyTargets } from './targets.errors.ts';
import {
  countTargets,
  findHidesCalories,
  findLater,
  findTargets,
  findTargetsUntil,
  findWeek,
  upsertSettings,
  upsertTargets,
} from './targets.repository.ts';

/** A change of all weekdays each day for over a year. */
const mostTargets = 3000;

/** Null where the weekday has none. */
export async function targetsOn(sql: Sql, personId: string, day: string): Promise<TargetFigures | null> {
  const weekday = weekdayOf(day);
  const own = await findTargets(sql, personId, weekday, day);
  const row = later(own, trainersOn(await findOpenTargets(sql, personId), weekday, day));
  return row && hasFigures(row) ? figuresOf(row) : null;
}

/** The same for several days at once; days without targets are missing. */
export async function targetsOnDays(
  sql: Sql,
  personId: string,
  days: readonly string[],
): Promise<ReadonlyMap<string, TargetFigures>> {
  const last = days.toSorted().at(-1);
  if (last === undefined) return new Map();
  const own = await findTargetsUntil(sql, personId, last);
  const open = await findOpenTargets(sql, personId);
  return new Map(
    days.flatMap((day) => {
      const weekday = weekdayOf(day);
      const mine = own.find((row) => row.weekday === weekday && row.startsOn <= day);
      const row = later(mine, trainersOn(open, weekday, day));
      return row && hasFigures(row) ? [[day, figuresOf(row)] as const] : [];
    }),
  );
}

interface Dated extends TargetFigures {
  readonly startsOn: string;
  readonly setAt: Date;
}

/** The one that begins later counts; of two of one day the one that was set later. */
function later<Own extends Dated, Other extends Dated>(one?: Own, other?: Other): Own | Other | undefined {
  if (!one || !other) return one ?? other;
  const order = one.startsOn.localeCompare(other.startsOn) || one.setAt.getTime() - other.setAt.getTime();
  return order > 0 ? one : other;
}

/** The latest of a weekday by a day. */
function trainersOn(all: readonly NamedTargets[], weekday: number, day: string): NamedTargets | undefined {
  return all.find(({ startsOn, weekdays: on }) => startsOn <= day && on.includes(weekday));
}

export async function listTargets(parts: Parts, { personId }: Viewer, day: string) {
  const { sql } = parts.database;
  const current = await weekOn(sql, personId, day);
  const open = await findOpenTargets(sql, personId);
  const held = new Set<unknown>(current.map(({ row }) => 'id' in row && row.id));
  const coming = open.filter(({ startsOn }) => startsOn > day);
  const later = [...(await findLater(sql, personId, day)).map(present), ...coming.flatMap(ofWeekdays)];
  return {
    current: current.map(({ weekday, row }) => present({ ...row, weekday })),
    later: later.toSorted(
      (one, other) => one.startsOn.localeCompare(other.startsOn) || one.weekday - other.weekday,
    ),
    byTrainers: open.filter(({ id, startsOn }) => held.has(id) || startsOn > day).map(presentTrainerTargets),
  };
}

const ofWeekdays = (row: NamedTargets): TargetsReply[] =>
  row.weekdays.map((weekday) => present({ ...row, weekday }));

/** By weekday, as they are from a day on. */
export async function targetsFrom(sql: Sql, personId: string, day: string): Promise<TargetsReply[]> {
  return (await weekOn(sql, personId, day)).map(({ weekday, row }) => present({ ...row, weekday }));
}

async function weekOn(sql: Sql, personId: string, day: string) {
  const own = await findWeek(sql, personId, day);
  const open = await findOpenTargets(sql, personId);
  return weekdays.flatMap((weekday) => {
    const row = later(
      own.find((each) => each.weekday === weekday),
      trainersOn(open, weekday, day),
    );
    return row && hasFigures(row) ? [{ weekday, row }] : [];
  });
}

/** Replaces those that begin on the same day. Throws 409 at the most that are kept. */
export async function setTargets(parts: Parts, { personId }: Viewer, body: NewTargets): Promise<null> {
  const { weekdays: on, ...figures } = body;
  const setAt = parts.clock.now();
  const rows = [...new Set(on)].map((weekday) => ({ ...figures, personId, weekday, setAt }));
  await parts.database.transaction(async (tx) => {
    await requireConsent(tx, { personId }, 'diary');
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

function figuresOf({ kcal, protein, carbohydrate, fat, fiber, milliliters }: TargetFigures): TargetFigures {
  return { kcal, protein, carbohydrate, fat, fiber, milliliters };
}

function hasFigures(row: TargetFigures): boolean {
  return Object.values(figuresOf(row)).some((figure) => figure !== null);
}

function present(row: TargetFigures & Pick<TargetsReply, 'weekday' | 'startsOn'>): TargetsReply {
  return { weekday: row.weekday, startsOn: row.startsOn, ...figuresOf(row) };
}
