import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import type { BusySpan } from '../heats/heat-conflicts.rules.ts';
import { heatLanes, heats } from '../heats/heats.table.ts';
import { workouts } from '../workouts/workouts.table.ts';
import { shiftHasVolunteers } from './shifts.errors.ts';
import { type ShiftRow, type ShiftVolunteerRow, shifts, shiftVolunteers } from './shifts.table.ts';

/** By time. */
export function findShifts(database: Sql, competitionId: string): Promise<ShiftRow[]> {
  return database
    .select()
    .from(shifts)
    .where(eq(shifts.competitionId, competitionId))
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
}

export async function findShift(database: Sql, competitionId: string, id: string): Promise<ShiftRow | null> {
  const [found] = await database
    .select()
    .from(shifts)
    .where(and(eq(shifts.competitionId, competitionId), eq(shifts.id, id)));
  return found ?? null;
}

export function countShifts(database: Sql, competitionId: string): Promise<number> {
  return database.$count(shifts, eq(shifts.competitionId, competitionId));
}

export async function insertShift(database: Sql, row: ShiftRow): Promise<void> {
  await database.insert(shifts).values(row);
}

export async function updateShift(database: Sql, id: string, change: Partial<ShiftRow>): Promise<void> {
  await database.update(shifts).set(change).where(eq(shifts.id, id));
}

/** Throws `shift_has_volunteers`. */
export async function deleteShiftRow(database: Sql, id: string): Promise<void> {
  await database
    .delete(shifts)
    .where(eq(shifts.id, id))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === volunteersKey ? shiftHasVolunteers() : error;
    });
}

const volunteersKey = 'shift_volunteers_shift_id_shifts_id_fk';

export interface Volunteer extends ShiftVolunteerRow {
  readonly name: string;
}

/** Of all shifts of a competition, in the order in which they signed up. */
export async function findVolunteers(database: Sql, competitionId: string): Promise<Volunteer[]> {
  const found = await database
    .select({ volunteer: shiftVolunteers, name: people.name })
    .from(shiftVolunteers)
    .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
    .innerJoin(people, eq(people.id, shiftVolunteers.personId))
    .where(eq(shifts.competitionId, competitionId))
    .orderBy(asc(shiftVolunteers.takenAt), asc(shiftVolunteers.personId));
  return found.map(({ volunteer, name }) => ({ ...volunteer, name }));
}

export async function insertVolunteer(database: Sql, row: ShiftVolunteerRow): Promise<void> {
  await database.insert(shiftVolunteers).values(row);
}

type VolunteerKey = Pick<ShiftVolunteerRow, 'shiftId' | 'personId'>;

export async function updateVolunteer(
  database: Sql,
  key: VolunteerKey,
  change: Partial<ShiftVolunteerRow>,
): Promise<void> {
  await database.update(shiftVolunteers).set(change).where(isVolunteer(key));
}

export async function deleteVolunteer(database: Sql, key: VolunteerKey): Promise<void> {
  await database.delete(shiftVolunteers).where(isVolunteer(key));
}

const isVolunteer = ({ shiftId, personId }: VolunteerKey) =>
  and(eq(shiftVolunteers.shiftId, shiftId), eq(shiftVolunteers.personId, personId));

/** The published heats of these entries, by time. */
export function findHeatsOfEntries(database: Sql, entryIds: readonly string[]) {
  return database
    .select({
      startsAt: heats.startsAt,
      endsAt: heats.endsAt,
      number: heats.number,
      workout: workouts.name,
      releaseAt: workouts.releaseAt,
    })
    .from(heatLanes)
    .innerJoin(heats, eq(heats.id, heatLanes.heatId))
    .innerJoin(workouts, eq(workouts.id, heats.workoutId))
    .where(inArray(heatLanes.entryId, [...entryIds]))
    .orderBy(asc(heats.startsAt), asc(heats.id));
}

/** When volunteers are busy, for planning heats. */
export async function findShiftSpans(database: Sql, competitionId: string): Promise<BusySpan[]> {
  const found = await database
    .select({
      personId: shiftVolunteers.personId,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      place: shifts.place,
    })
    .from(shiftVolunteers)
    .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
    .where(eq(shifts.competitionId, competitionId));
  return found.map(({ personId, startsAt, endsAt, place }) => ({
    personKey: personId,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    name: `volunteer shift, ${place}`,
  }));
}

/** Everyone with a shift, for waivers: the places are what they help with. */
export function volunteersOf(competitionId: string): SQL {
  return sql`select ${people.id}::text as key, ${people.id} as person_id, ${people.name} as name,
      string_agg(distinct ${shifts.place}, ', ') as detail
    from ${shiftVolunteers} join ${shifts} on ${shifts.id} = ${shiftVolunteers.shiftId}
      join ${people} on ${people.id} = ${shiftVolunteers.personId}
    where ${shifts.competitionId} = ${competitionId}
    group by ${people.id}, ${people.name}`;
}
