import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { BusySpan } from '../heats/heat-conflicts.rules.ts';
import { heats } from '../heats/heats.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { unknownJudge } from './judging.errors.ts';
import { type LaneJudgeRow, laneJudges } from './judging.table.ts';

export function findLaneJudges(database: Sql, competitionId: string): Promise<LaneJudgeRow[]> {
  return database
    .select()
    .from(laneJudges)
    .where(eq(laneJudges.competitionId, competitionId))
    .orderBy(asc(laneJudges.heatId), asc(laneJudges.lane));
}

/** When judges are busy, for who plans heats. */
export async function findJudgingSpans(database: Sql, competitionId: string): Promise<BusySpan[]> {
  const found = await database
    .selectDistinct({
      personId: laneJudges.personId,
      startsAt: heats.startsAt,
      endsAt: heats.endsAt,
      number: heats.number,
      workout: workouts.name,
    })
    .from(laneJudges)
    .innerJoin(heats, eq(heats.id, laneJudges.heatId))
    .innerJoin(workouts, eq(workouts.id, heats.workoutId))
    .where(eq(laneJudges.competitionId, competitionId));
  return found.map(({ personId, startsAt, endsAt, number, workout }) => ({
    personKey: personId,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    name: `judging ${workout}, heat ${number}`,
  }));
}

/** Throws `unknown_judge` for who left the staff meanwhile. */
export async function writeLaneJudges(database: Sql, rows: readonly LaneJudgeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insert(laneJudges)
    .values([...rows])
    .onConflictDoUpdate({
      target: [laneJudges.heatId, laneJudges.lane],
      set: { personId: sql`excluded.person_id` },
    })
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'lane_judges_staff' ? unknownJudge() : error;
    });
}

export async function deleteLaneJudges(
  database: Sql,
  lanes: readonly Pick<LaneJudgeRow, 'heatId' | 'lane'>[],
): Promise<void> {
  for (const [heatId, ofHeat] of Map.groupBy(lanes, (one) => one.heatId)) {
    const numbers = ofHeat.map(({ lane }) => lane);
    await database
      .delete(laneJudges)
      .where(and(eq(laneJudges.heatId, heatId), inArray(laneJudges.lane, numbers)));
  }
}
