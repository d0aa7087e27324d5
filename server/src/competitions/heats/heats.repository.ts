import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { floorTaken } from './heats.errors.ts';
import { type HeatLaneRow, type HeatRow, heatLanes, heats } from './heats.table.ts';

/** The published heats of a competition by time. */
export function findHeats(database: Sql, competitionId: string): Promise<HeatRow[]> {
  return database
    .select()
    .from(heats)
    .where(eq(heats.competitionId, competitionId))
    .orderBy(asc(heats.startsAt), asc(heats.number), asc(heats.id));
}

export async function findHeat(
  database: Sql,
  competitionId: string,
  heatId: string,
): Promise<HeatRow | null> {
  const [found] = await database
    .select()
    .from(heats)
    .where(and(eq(heats.competitionId, competitionId), eq(heats.id, heatId)));
  return found ?? null;
}

/** By heat and lane. */
export function findLanesOf(database: Sql, heatIds: readonly string[]): Promise<HeatLaneRow[]> {
  return database
    .select()
    .from(heatLanes)
    .where(sql`${heatLanes.heatId} = any(${sql.param([...heatIds])}::uuid[])`)
    .orderBy(asc(heatLanes.heatId), asc(heatLanes.lane));
}

/** A lane with who is in it. */
export interface LaneEntry extends Pick<HeatLaneRow, 'heatId' | 'lane' | 'entryId'> {
  readonly bib: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly country: string | null;
  readonly divisionId: string;
  readonly state: (typeof entries.$inferSelect)['state'];
}

/** By heat and lane. */
export function findLaneEntries(database: Sql, heatIds: readonly string[]): Promise<LaneEntry[]> {
  const { bib, name, hidden, country, divisionId, state } = entries;
  const { heatId, lane, entryId } = heatLanes;
  return database
    .select({ heatId, lane, entryId, bib, name, hidden, country, divisionId, state })
    .from(heatLanes)
    .innerJoin(entries, eq(entries.id, entryId))
    .where(sql`${heatId} = any(${sql.param([...heatIds])}::uuid[])`)
    .orderBy(asc(heatId), asc(lane));
}

interface PublishedPlan {
  readonly competitionId: string;
  readonly workoutId: string;
  readonly floorId: string;
  readonly durationMs: number;
  readonly layout: readonly LaidHeat[];
}

/**
 * Makes a draft what is published, all of it at once. Heats that started keep their row. Throws `floor_taken` where the
 * floor is not free.
 */
export async function writePublished(database: Sql, plan: PublishedPlan): Promise<void> {
  const { competitionId, workoutId, floorId, durationMs, layout } = plan;
  const ids = layout.map(({ id }) => id);
  await database.delete(heatLanes).where(eq(heatLanes.workoutId, workoutId));
  const isOld = ids.length > 0 ? notInArray(heats.id, ids) : undefined;
  await database.delete(heats).where(and(eq(heats.workoutId, workoutId), isOld));
  if (layout.length === 0) return;
  const rows = layout.map(({ id, startsAt }, index): HeatRow => {
    const start = new Date(startsAt);
    const endsAt = new Date(start.getTime() + durationMs);
    return {
      id,
      competitionId,
      workoutId,
      floorId,
      number: index + 1,
      startsAt: start,
      endsAt,
      startedAt: null,
    };
  });
  const keepStarted = (column: string) =>
    sql.raw(`case when heats.started_at is null then excluded.${column} else heats.${column} end`);
  await database
    .insert(heats)
    .values(rows)
    .onConflictDoUpdate({
      target: heats.id,
      set: {
        number: sql`excluded.number`,
        floorId: keepStarted('floor_id'),
        startsAt: keepStarted('starts_at'),
        endsAt: keepStarted('ends_at'),
      },
    })
    .catch(refuseTakenFloor);
  const lanes = layout.flatMap(({ id, lanes: entryIds }) =>
    entryIds.flatMap((entryId, index): HeatLaneRow[] =>
      entryId === null ? [] : [{ heatId: id, lane: index + 1, workoutId, competitionId, entryId }],
    ),
  );
  for (let from = 0; from < lanes.length; from += rowsAtOnce)
    await database.insert(heatLanes).values(lanes.slice(from, from + rowsAtOnce));
}

/** Within what one statement can take as values. */
const rowsAtOnce = 5000;

/** Moves heats that have not started, in one statement. Gives those it moved; throws `floor_taken`. */
export async function moveHeats(
  database: Sql,
  heatIds: readonly string[],
  minutes: number,
): Promise<HeatRow[]> {
  const later = sql`make_interval(mins => ${minutes})`;
  return database
    .update(heats)
    .set({ startsAt: sql`${heats.startsAt} + ${later}`, endsAt: sql`${heats.endsAt} + ${later}` })
    .where(and(inArray(heats.id, [...heatIds]), isNull(heats.startedAt)))
    .returning()
    .catch(refuseTakenFloor);
}

/** False when it was not in the state that is expected. */
export async function writeStarted(
  database: Sql,
  heatId: string,
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Promise<boolean> {
  const was = from === null ? isNull(heats.startedAt) : eq(heats.startedAt, from);
  const result = await database
    .update(heats)
    .set({ startedAt: to })
    .where(and(eq(heats.id, heatId), was));
  return result.rowCount === 1;
}

/** The entries of a person in a competition, and those of their teams. */
export async function findOwnEntries(
  database: Sql,
  competitionId: string,
  personId: string,
): Promise<string[]> {
  const found = await database.execute<{ id: string }>(sql`
    with own as (
      select id from competitions.entries
      where competition_id = ${competitionId} and id in ${idsOfEntriesWith(personId)})
    select id from own union select team_id from competitions.team_members join own on own.id = member_id`);
  return found.rows.map(({ id }) => id);
}

function refuseTakenFloor(error: unknown): never {
  throw brokenConstraint(error) === 'heats_floor_free' ? floorTaken() : error;
}
