import type { LaidHeat } from '@chalkline/contract/competitions/heat-layout.ts';
import type { HeatConflict } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type CompetitionInView, enterCompetition } from '../competitions/competition-access.service.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { findFloors } from '../floors/floors.repository.ts';
import type { FloorRow } from '../floors/floors.table.ts';
import { unknownWorkout } from '../workouts/workouts.errors.ts';
import { findWorkouts, type Workout } from '../workouts/workouts.repository.ts';
import type { BusySpan } from './heat-conflicts.rules.ts';
import { readDuties } from './heat-duties.service.ts';
import { findHeatEntries, findHeatPlans, findLatestSheets, type HeatEntry } from './heat-plans.repository.ts';
import { findHeats, findLanesOf } from './heats.repository.ts';
import type { HeatPlanRow, HeatRow } from './heats.table.ts';
import { conflictsOf, type PlannedPeople, type PlannedWorkout } from './plan-conflicts.rules.ts';

/** All heats of a competition for who plans them: drafts, what is published, and the people in both. */
export interface HeatDesk {
  readonly competition: CompetitionInView['competition'];
  readonly now: Date;
  readonly workouts: readonly Workout[];
  readonly divisionIds: readonly string[];
  readonly floors: readonly FloorRow[];
  readonly plans: readonly HeatPlanRow[];
  readonly entries: ReadonlyMap<string, HeatEntry>;
  /** By id. */
  readonly published: ReadonlyMap<string, HeatRow>;
  /** What athletes see, by workout. */
  readonly publishedLayouts: ReadonlyMap<string, readonly LaidHeat[]>;
  readonly publishedAt: ReadonlyMap<string, Date>;
  readonly duties: readonly BusySpan[];
}

export interface HeatPlanParams {
  readonly competitionId: string;
  readonly workoutId: string;
}

/** The desk for who changes something: one at a time, so that a floor is never given away twice. */
export async function enterHeats(
  tx: Transaction,
  viewer: Viewer,
  competitionId: string,
  now: Date,
): Promise<HeatDesk> {
  await lock(tx, 'heats', competitionId, 'exclusive');
  const { competition } = await enterCompetition(tx, viewer, competitionId, 'manageEntries');
  return loadDesk(tx.sql, competition, now);
}

export async function loadDesk(sql: Sql, competition: HeatDesk['competition'], now: Date): Promise<HeatDesk> {
  const { id } = competition;
  const workouts = await findWorkouts(sql, id);
  const divisionIds = await findDivisionIds(sql, id);
  const floors = await findFloors(sql, id);
  const plans = await findHeatPlans(sql, id);
  const entries = await findHeatEntries(sql, id);
  const rows = await findHeats(sql, id);
  const lanes = await findLanesOf(
    sql,
    rows.map((row) => row.id),
  );
  const sheets = await findLatestSheets(
    sql,
    plans.map(({ workoutId }) => workoutId),
  );
  return {
    competition,
    now,
    workouts,
    divisionIds,
    floors,
    plans,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    published: new Map(rows.map((row) => [row.id, row])),
    publishedLayouts: layoutsOf(rows, lanes),
    publishedAt: new Map(sheets.map(({ workoutId, publishedAt }) => [workoutId, publishedAt])),
    duties: await readDuties(sql, id),
  };
}

/** Published rows as layouts, by workout. */
export function layoutsOf(
  rows: readonly HeatRow[],
  lanes: readonly { readonly heatId: string; readonly lane: number; readonly entryId: string }[],
): ReadonlyMap<string, LaidHeat[]> {
  const lanesOf = Map.groupBy(lanes, ({ heatId }) => heatId);
  return new Map(
    [...Map.groupBy(rows, ({ workoutId }) => workoutId)].map(([workoutId, ofWorkout]) => [
      workoutId,
      ofWorkout
        .toSorted((one, other) => one.number - other.number)
        .map(({ id, startsAt }) => {
          const taken = lanesOf.get(id) ?? [];
          const laid = Array.from<string | null>({ length: taken.at(-1)?.lane ?? 0 }).fill(null);
          for (const { lane, entryId } of taken) laid[lane - 1] = entryId;
          return { id, startsAt: startsAt.toISOString(), locked: false, lanes: laid };
        }),
    ]),
  );
}

/** The workout of the competition. Throws 422 for any other. */
export function workoutOf({ workouts }: HeatDesk, workoutId: string): Workout {
  const found = workouts.find(({ id }) => id === workoutId);
  if (!found) throw unknownWorkout('params.workoutId');
  return found;
}

/** It was started, or it is published and its time has come. */
export function hasStarted({ published, now }: HeatDesk, heatId: string): boolean {
  const row = published.get(heatId);
  return row !== undefined && (row.startedAt !== null || row.startsAt <= now);
}

/** Who withdrew leaves their lane empty, unless the heat has started. */
export function withoutInactive(desk: HeatDesk, heat: LaidHeat): LaidHeat {
  if (hasStarted(desk, heat.id)) return heat;
  const isActive = (id: string | null) => id !== null && desk.entries.get(id)?.state === 'active';
  return { ...heat, lanes: heat.lanes.map((id) => (isActive(id) ? id : null)) };
}

/** Whether an entry has checked in; null as long as nobody has. */
export function presenceOf({ entries }: HeatDesk): (entry: HeatEntry) => boolean | null {
  const hasBegun = [...entries.values()].some(({ checkedIn }) => checkedIn);
  return ({ checkedIn }) => (hasBegun ? checkedIn : null);
}

/** Keys of the people in an entry. */
export function peopleOf({ entries }: Pick<HeatDesk, 'entries'>, entryId: string): readonly string[] {
  return entries.get(entryId)?.people ?? [];
}

/** A plan as its collisions are looked for. */
export function plannedWorkout(desk: HeatDesk, plan: HeatPlanRow): PlannedWorkout {
  const { workoutId, floorId, layout, settings } = plan;
  const { durationMinutes, restMinutes, divisionIds, presentOnly } = settings;
  const name = desk.workouts.find(({ id }) => id === workoutId)?.name ?? '';
  return { workoutId, name, floorId, durationMinutes, restMinutes, divisionIds, presentOnly, layout };
}

export function plannedPeople(desk: HeatDesk): ReadonlyMap<string, PlannedPeople> {
  return new Map(
    [...desk.entries.values()].map(({ id, divisionId, state, people, checkedIn }) => [
      id,
      { id, divisionId, active: state === 'active', present: checkedIn, people },
    ]),
  );
}

/** What there is to look at in each plan, by workout. */
export function deskConflicts(desk: HeatDesk): ReadonlyMap<string, HeatConflict[]> {
  return conflictsOf({
    plans: desk.plans.map((plan) => plannedWorkout(desk, plan)),
    entries: plannedPeople(desk),
    duties: desk.duties,
    days: desk.competition,
  });
}
