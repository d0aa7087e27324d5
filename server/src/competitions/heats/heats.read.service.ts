import type { HeatReply, HeatsReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { hour } from '@chalkline/contract/spans.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionInView, seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { nameShown } from '../entries/hidden-names.rules.ts';
import { findFloors } from '../floors/floors.repository.ts';
import { findWorkouts } from '../workouts/workouts.repository.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import { onFloorNow, overTimes, waitingHeats } from './floor-now.rules.ts';
import { findHeatPlans } from './heat-plans.repository.ts';
import { findHeats, findLaneEntries, type LaneEntry } from './heats.repository.ts';
import type { HeatRow } from './heats.table.ts';

interface HeatsAsked {
  readonly workoutId?: string | undefined;
  readonly when: 'all' | 'now';
}

/** Published heats by time. Of a workout that is not released nobody outside learns more than when it is. */
export async function listHeats(
  parts: Parts,
  viewer: MaybeViewer,
  competitionId: string,
  { workoutId, when }: HeatsAsked,
): Promise<HeatsReply> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const seen = await seeCompetition(sql, viewer, competitionId);
  const all = await findHeats(sql, competitionId);
  const wanted = all.filter((heat) => workoutId === undefined || heat.workoutId === workoutId);
  const rows = when === 'now' ? onFloorNow(wanted, now, hour) : wanted;
  const heats = await describeHeats(sql, seen, rows, now);
  const isAsked = (heat: HeatReply) => workoutId === undefined || heat.workoutId === workoutId;
  return { now: now.toISOString(), heats: heats.filter(isAsked) };
}

/** Heats with their floors, workouts and lanes, as this viewer may know them. */
export async function describeHeats(
  sql: Sql,
  seen: CompetitionInView,
  rows: readonly HeatRow[],
  now: Date,
): Promise<HeatReply[]> {
  if (rows.length === 0) return [];
  const competitionId = seen.competition.id;
  const isInside = hasRight(seen, 'seeInside');
  const floors = new Map((await findFloors(sql, competitionId)).map((floor) => [floor.id, floor]));
  const workouts = new Map((await findWorkouts(sql, competitionId)).map((workout) => [workout.id, workout]));
  const plans = new Map((await findHeatPlans(sql, competitionId)).map((plan) => [plan.workoutId, plan]));
  const lanes = await findLaneEntries(
    sql,
    rows.map(({ id }) => id),
  );
  const lanesOf = Map.groupBy(lanes, ({ heatId }) => heatId);
  const all = await findHeats(sql, competitionId);
  const counts = Map.groupBy(all, ({ workoutId }) => workoutId);
  const overAt = new Map([...overTimes(all, hour)].map(([{ id }, at]) => [id, at.toISOString()]));
  const waiting = new Set([...waitingHeats(all)].map(({ id }) => id));
  return rows.map((row): HeatReply => {
    const workout = workouts.get(row.workoutId);
    const isKnown = workout !== undefined && (isInside || isReleased(workout, now));
    const floor = floors.get(row.floorId);
    return {
      id: row.id,
      workoutId: isKnown ? row.workoutId : null,
      workoutName: isKnown ? workout.name : null,
      number: row.number,
      count: counts.get(row.workoutId)?.length ?? row.number,
      floor: {
        id: row.floorId,
        name: floor?.name ?? '',
        callArea: floor?.callArea ?? null,
        callMinutes: floor?.callMinutes ?? 0,
      },
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      overAt: overAt.get(row.id) ?? row.endsAt.toISOString(),
      capSeconds: isKnown ? (workout.scoring.cap?.seconds ?? null) : null,
      version: plans.get(row.workoutId)?.publishedVersion ?? 0,
      waits: waiting.has(row.id),
      lanes: (lanesOf.get(row.id) ?? [])
        .filter((lane) => lane.state === 'active' || hasBegun(row, now))
        .map((lane) => laneReply(lane, isInside)),
    };
  });
}

function hasBegun({ startedAt, startsAt }: HeatRow, now: Date): boolean {
  return startedAt !== null || startsAt <= now;
}

function laneReply(lane: LaneEntry, isInside: boolean) {
  const { entryId, bib, name, hidden, country, divisionId } = lane;
  const shown = isInside ? name : nameShown({ hidden, bib, name });
  return { lane: lane.lane, entryId, bib, name: shown, country, divisionId };
}
