import { and, asc, eq, exists, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { floors } from '../floors/floors.table.ts';
import { heatLanes, heats } from '../heats/heats.table.ts';
import { laneJudges } from '../judging/judging.table.ts';
import { shifts, shiftVolunteers } from '../shifts/shifts.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

const takesPlace = notInArray(competitions.state, ['draft', 'canceled']);

/** Competitions of these days and later in which a person, or a team of theirs, still competes. */
export function findCompetedIn(database: Sql, personId: string, from: string) {
  const own = database
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, competitions.id),
        inArray(entries.id, idsOfEntriesWith(personId)),
        inArray(entries.state, ['active', 'cut']),
      ),
    );
  const { id, name, place, country, online, startsOn, endsOn, zone } = competitions;
  return database
    .select({ id, name, place, country, online, startsOn, endsOn, zone })
    .from(competitions)
    .where(and(gte(competitions.endsOn, from), takesPlace, exists(own)))
    .orderBy(asc(competitions.startsOn), asc(competitions.id));
}

/** The shifts of a volunteer that end after a moment. */
export function findShiftsOf(database: Sql, personId: string, from: Date) {
  return database
    .select({
      shift: { id: shifts.id, place: shifts.place, startsAt: shifts.startsAt, endsAt: shifts.endsAt },
      competition: { id: competitions.id, name: competitions.name, zone: competitions.zone },
    })
    .from(shiftVolunteers)
    .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
    .innerJoin(competitions, eq(competitions.id, shifts.competitionId))
    .where(and(eq(shiftVolunteers.personId, personId), gte(shifts.endsAt, from), takesPlace))
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
}

/** The published heats that end after a moment in which a person judges lanes with somebody in them. */
export function findJudgedBy(database: Sql, personId: string, from: Date) {
  return database
    .select({
      heat: { id: heats.id, number: heats.number, startsAt: heats.startsAt, endsAt: heats.endsAt },
      lanes: sql<number[]>`array_agg(${laneJudges.lane} order by ${laneJudges.lane})`,
      floor: floors.name,
      workout: workouts.name,
      competition: { name: competitions.name, zone: competitions.zone },
    })
    .from(laneJudges)
    .innerJoin(heatLanes, and(eq(heatLanes.heatId, laneJudges.heatId), eq(heatLanes.lane, laneJudges.lane)))
    .innerJoin(entries, and(eq(entries.id, heatLanes.entryId), eq(entries.state, 'active')))
    .innerJoin(heats, eq(heats.id, laneJudges.heatId))
    .innerJoin(floors, eq(floors.id, heats.floorId))
    .innerJoin(workouts, eq(workouts.id, heats.workoutId))
    .innerJoin(competitions, eq(competitions.id, heats.competitionId))
    .where(and(eq(laneJudges.personId, personId), gte(heats.endsAt, from), takesPlace))
    .groupBy(heats.id, floors.id, workouts.id, competitions.id)
    .orderBy(asc(heats.startsAt), asc(heats.id));
}
