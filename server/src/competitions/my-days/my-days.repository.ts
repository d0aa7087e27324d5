import { and, asc, eq, exists, gte, inArray, notInArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { shifts, shiftVolunteers } from '../shifts/shifts.table.ts';

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
