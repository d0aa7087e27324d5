import { placeHoldingStates } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitionStaff } from '../competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { peopleInEntries } from '../competitions/own-entries.repository.ts';
import { entries } from '../entries/entries.table.ts';
import { waitingPlaces } from '../registrations/waiting-list.table.ts';
import { shifts, shiftVolunteers } from '../shifts/shifts.table.ts';

/** People with an account who compete, help, are on a waiting list or have ordered a place. */
export async function findInvolved(database: Sql, competitionId: string): Promise<string[]> {
  const places = database
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.state, [...placeHoldingStates])));
  const found = await database
    .select({ personId: sql<string>`competing.person_id` })
    .from(sql`${peopleInEntries(places)} competing`)
    .union(
      database
        .select({ personId: competitionStaff.personId })
        .from(competitionStaff)
        .where(eq(competitionStaff.competitionId, competitionId)),
    )
    .union(
      database
        .select({ personId: shiftVolunteers.personId })
        .from(shiftVolunteers)
        .innerJoin(shifts, eq(shifts.id, shiftVolunteers.shiftId))
        .where(eq(shifts.competitionId, competitionId)),
    )
    .union(
      database
        .select({ personId: waitingPlaces.personId })
        .from(waitingPlaces)
        .where(
          and(
            eq(waitingPlaces.competitionId, competitionId),
            inArray(waitingPlaces.state, ['waiting', 'offered']),
          ),
        ),
    )
    .union(
      database
        .select({ personId: sql<string>`${orders.personId}` })
        .from(orders)
        .where(
          and(
            eq(orders.kind, registrationKind),
            eq(orders.offerId, competitionId),
            isNotNull(orders.personId),
            notInArray(orders.state, ['refunded', 'expired', 'canceled']),
          ),
        ),
    );
  return found.map(({ personId }) => personId);
}

export type RescheduledCompetition = Awaited<ReturnType<typeof findRescheduled>>[number];

/** When and where these competitions take place now. */
export function findRescheduled(database: Sql, ids: readonly string[]) {
  const { id, name, state, startsOn, endsOn, zone, place, country, online } = competitions;
  return database
    .select({ id, name, state, startsOn, endsOn, zone, place, country, online })
    .from(competitions)
    .where(inArray(competitions.id, [...ids]));
}
