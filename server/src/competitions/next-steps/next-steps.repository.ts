import { openOrderStates } from '@chalkline/contract/checkout/orders.lifecycle.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { and, asc, eq, gt, gte, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import { orderLines, orders } from '../../checkout/orders/orders.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { registeredMembers } from '../entries/registered-members.table.ts';
import { heatLanes, heats } from '../heats/heats.table.ts';
import { registrationSettings } from '../registrations/registration-settings.table.ts';
import { teamPayments, teamShares } from '../registrations/team-shares.table.ts';
import { waitingPlaces } from '../registrations/waiting-list.table.ts';
import { submissionWindows } from '../submissions/submissions.table.ts';
import { owes } from '../submissions/window-notices.repository.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { workouts } from '../workouts/workouts.table.ts';

const competition = {
  id: competitions.id,
  name: competitions.name,
  startsOn: competitions.startsOn,
  endsOn: competitions.endsOn,
  zone: competitions.zone,
};

const isAhead = (from: string) =>
  and(inArray(competitions.state, ['published', 'live']), gte(competitions.endsOn, from));

export type OwnPlace = Awaited<ReturnType<typeof findOwnPlacesAhead>>[number];

/** Where a person still competes, alone or on a team, in competitions of this day and later, soonest first. */
export function findOwnPlacesAhead(database: Sql, personId: string, from: string) {
  return database
    .select({
      entryId: entries.id,
      personId: entries.personId,
      competition,
      state: competitions.state,
      division: { id: divisions.id, name: divisions.name, teamSize: divisions.teamSize },
      members: sql<number>`(select count(*)::int from ${registeredMembers}
        where ${registeredMembers.entryId} = ${entries.id})`,
      rosterLocksAt: registrationSettings.rosterLocksAt,
    })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .innerJoin(competitions, eq(competitions.id, entries.competitionId))
    .leftJoin(registrationSettings, eq(registrationSettings.competitionId, competitions.id))
    .where(and(inArray(entries.id, idsOfEntriesWith(personId)), eq(entries.state, 'active'), isAhead(from)))
    .orderBy(asc(competitions.startsOn), asc(entries.id));
}

/** A person's unpaid orders for places, with the divisions in them. */
export function findUnpaidOrders(database: Sql, personId: string, now: Date) {
  return database
    .select({
      orderId: orders.id,
      holdUntil: orders.holdUntil,
      competition,
      divisions: sql<string>`string_agg(${divisions.name}, ', ' order by ${divisions.position}, ${divisions.id})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(competitions, sql`${competitions.id} = ${orders.offerId}::uuid`)
    .innerJoin(divisions, sql`${divisions.id} = ${orderLines.itemId}::uuid`)
    .where(
      and(
        eq(orders.personId, personId),
        eq(orders.kind, registrationKind),
        inArray(orders.state, [...openOrderStates]),
        gt(orders.holdUntil, now),
      ),
    )
    .groupBy(orders.id, competitions.id)
    .orderBy(asc(orders.holdUntil), asc(orders.id));
}

/** The waiting lists a person is on; those with an offer first. */
export function findOwnWaitingAhead(database: Sql, personId: string, from: string) {
  return database
    .select({
      state: waitingPlaces.state,
      offerUntil: waitingPlaces.offerUntil,
      competition,
      division: divisions.name,
    })
    .from(waitingPlaces)
    .innerJoin(competitions, eq(competitions.id, waitingPlaces.competitionId))
    .innerJoin(divisions, eq(divisions.id, waitingPlaces.divisionId))
    .where(
      and(
        eq(waitingPlaces.personId, personId),
        inArray(waitingPlaces.state, ['offered', 'waiting']),
        isAhead(from),
      ),
    )
    .orderBy(asc(waitingPlaces.state), asc(competitions.startsOn), asc(waitingPlaces.id));
}

/** The shares of these teams that this person still has to pay, and until when. */
export function findOwnShares(database: Sql, entryIds: readonly string[], personId: string) {
  return database
    .select({ entryId: teamShares.entryId, dueAt: teamPayments.dueAt })
    .from(teamShares)
    .innerJoin(
      teamPayments,
      and(eq(teamPayments.entryId, teamShares.entryId), eq(teamPayments.state, 'collecting')),
    )
    .innerJoin(
      registeredMembers,
      and(
        eq(registeredMembers.entryId, teamShares.entryId),
        eq(registeredMembers.position, teamShares.position),
        eq(registeredMembers.personId, personId),
      ),
    )
    .where(and(inArray(teamShares.entryId, [...entryIds]), isNull(teamShares.unitId)));
}

/** Workouts whose results athletes submit now, with the entries that still owe one, also after a rejection; the first to close first. */
export function findOpenSubmissions(database: Sql, entryIds: readonly string[], now: Date) {
  return database
    .select({
      entryId: entries.id,
      divisionId: entries.divisionId,
      workout: { id: workouts.id, name: workouts.name, divisionIds: workouts.divisionIds },
      closesAt: submissionWindows.closesAt,
    })
    .from(submissionWindows)
    .innerJoin(workouts, eq(workouts.id, submissionWindows.workoutId))
    .innerJoin(entries, eq(entries.competitionId, submissionWindows.competitionId))
    .where(
      and(
        inArray(entries.id, [...entryIds]),
        owes(database),
        gt(submissionWindows.closesAt, now),
        or(isNull(submissionWindows.opensAt), lte(submissionWindows.opensAt, now)),
        or(isNull(workouts.releaseAt), lte(workouts.releaseAt, now)),
      ),
    )
    .orderBy(asc(submissionWindows.closesAt), asc(workouts.position), asc(workouts.id));
}

/** When the next heat of each of these entries begins, or of the team that they are added up in. */
export function findNextHeats(database: Sql, entryIds: readonly string[], now: Date) {
  const competing = sql`(select unnest(${sql.param([...entryIds])}::uuid[]) as own_id) as own
    left join ${teamMembers} on ${teamMembers.memberId} = own.own_id`;
  return database
    .select({ entryId: sql<string>`own.own_id`, startsAt: min(heats.startsAt) })
    .from(competing)
    .innerJoin(
      heatLanes,
      or(eq(heatLanes.entryId, sql`own.own_id`), eq(heatLanes.entryId, teamMembers.teamId)),
    )
    .innerJoin(heats, and(eq(heats.id, heatLanes.heatId), gt(heats.startsAt, now)))
    .groupBy(sql`own.own_id`);
}
