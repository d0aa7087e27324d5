import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { type HeatPlanRow, heatPlans, heatSheets } from './heats.table.ts';

/** In no particular order. */
export function findHeatPlans(database: Sql, competitionId: string): Promise<HeatPlanRow[]> {
  return database
    .select()
    .from(heatPlans)
    .where(eq(heatPlans.competitionId, competitionId))
    .orderBy(asc(heatPlans.startsAt), asc(heatPlans.workoutId));
}

export async function insertHeatPlan(database: Sql, row: HeatPlanRow): Promise<void> {
  await database.insert(heatPlans).values(row);
}

export async function updateHeatPlan(
  database: Sql,
  workoutId: string,
  change: Partial<HeatPlanRow>,
): Promise<void> {
  await database.update(heatPlans).set(change).where(eq(heatPlans.workoutId, workoutId));
}

export async function deleteHeatPlanRow(database: Sql, workoutId: string): Promise<void> {
  await database.delete(heatPlans).where(eq(heatPlans.workoutId, workoutId));
}

export interface NewHeatSheet {
  readonly workoutId: string;
  readonly version: number;
  readonly floorName: string;
  readonly layout: readonly LaidHeat[];
  readonly cause: 'published' | 'delayed';
  readonly publishedAt: Date;
}

export async function insertHeatSheets(database: Sql, rows: readonly NewHeatSheet[]): Promise<void> {
  if (rows.length > 0) await database.insert(heatSheets).values([...rows]);
}

/** When the latest version of each workout was published. */
export function findLatestSheets(database: Sql, workoutIds: readonly string[]) {
  return database
    .selectDistinctOn([heatSheets.workoutId], {
      workoutId: heatSheets.workoutId,
      version: heatSheets.version,
      publishedAt: heatSheets.publishedAt,
      cause: heatSheets.cause,
    })
    .from(heatSheets)
    .where(inArray(heatSheets.workoutId, [...workoutIds]))
    .orderBy(asc(heatSheets.workoutId), desc(heatSheets.version));
}

export interface LatestSheet {
  readonly cause: NewHeatSheet['cause'];
  readonly publishedAt: Date;
  /** When each heat was to start in the version before. */
  readonly before: ReadonlyMap<string, string>;
}

/** The latest version of each workout, with the times of the one before it. */
export async function findSheetsBefore(
  database: Sql,
  workoutIds: readonly string[],
): Promise<ReadonlyMap<string, LatestSheet>> {
  const rows = await database
    .select()
    .from(heatSheets)
    .where(
      and(
        inArray(heatSheets.workoutId, [...workoutIds]),
        sql`${heatSheets.version} >= (select published_version - 1 from competitions.heat_plans
          where heat_plans.workout_id = ${heatSheets.workoutId})`,
      ),
    )
    .orderBy(asc(heatSheets.version));
  return new Map(
    [...Map.groupBy(rows, ({ workoutId }) => workoutId)].flatMap(([workoutId, versions]) => {
      const latest = versions.at(-1);
      const before = versions.length > 1 ? (versions[0]?.layout ?? []) : [];
      const times = new Map(before.map(({ id, startsAt }) => [id, startsAt]));
      return latest
        ? [[workoutId, { cause: latest.cause, publishedAt: latest.publishedAt, before: times }] as const]
        : [];
    }),
  );
}

/** An entry as heats need it. */
export interface HeatEntry {
  readonly id: string;
  readonly divisionId: string;
  readonly bib: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly country: string | null;
  readonly state: (typeof entries.$inferSelect)['state'];
  /**
   * Keys of the people in it, each once: an account's id, or what stands for somebody without one. In a team, everybody
   * on its roster and the people of the entries that make its result.
   */
  readonly people: readonly string[];
  readonly checkedIn: boolean;
}

/** All entries of a competition by bib. */
export function findHeatEntries(database: Sql, competitionId: string): Promise<HeatEntry[]> {
  const { id, divisionId, bib, name, hidden, country, state } = entries;
  return database
    .select({
      id,
      divisionId,
      bib,
      name,
      hidden,
      country,
      state,
      people: sql<string[]>`array(
        select coalesce(entries.person_id, entries.id)::text
        union select coalesce(part.person_id, part.id)::text
          from competitions.team_members join competitions.entries part on part.id = team_members.member_id
          where team_members.team_id = entries.id
        union select coalesce(registered_members.person_id::text, registered_members.email)
          from competitions.registered_members where registered_members.entry_id = entries.id
        order by 1)`,
      checkedIn: sql<boolean>`exists (
        select from competitions.check_ins where check_ins.entry_id = entries.id)`,
    })
    .from(entries)
    .where(eq(entries.competitionId, competitionId))
    .orderBy(asc(bib));
}
