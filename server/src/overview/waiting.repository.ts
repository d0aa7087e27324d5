import { deskStates } from '@chalkline/contract/competitions/check-in.schema.ts';
import { and, asc, count, eq, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { checkIns } from '../competitions/check-ins/check-ins.table.ts';
import { competitionStaff } from '../competitions/competitions/competition-staff.table.ts';
import { competitions } from '../competitions/competitions/competitions.table.ts';
import { entries } from '../competitions/entries/entries.table.ts';
import { eventDetails } from '../events/details/details.table.ts';
import { tickets } from '../events/tickets/tickets.table.ts';
import { groupJoins, isMineIn, isReadable } from '../groups/groups/group-scope.table.ts';
import { belongings, groups } from '../groups/groups/groups.table.ts';
import type { Sql } from '../platform/database/database.ts';
import { organizationScope } from '../platform/database/organization-scope.ts';
import type { Viewer } from '../platform/http/viewer.ts';

const asking = alias(belongings, 'asking');

/** Who asks to join the groups that the viewer moderates; the group with the oldest request too. */
export async function findJoinRequests(database: Sql, viewer: Viewer) {
  const rows = await database
    .select({
      id: groups.id,
      name: groups.name,
      type: groups.type,
      requests: count(),
    })
    .from(belongings)
    .innerJoin(groups, eq(groups.id, belongings.groupId))
    .innerJoin(asking, and(eq(asking.groupId, groups.id), eq(asking.state, 'requested')))
    .where(
      and(
        eq(belongings.personId, viewer.personId),
        eq(belongings.state, 'in'),
        ne(belongings.role, 'member'),
        isNull(groups.archivedAt),
        organizationScope(groups.organizationId, viewer, 'sees'),
      ),
    )
    .groupBy(groups.id)
    .orderBy(asc(sql`min(${asking.since})`), groups.id);
  const [first] = rows;
  return {
    joinRequests: rows.reduce((sum, { requests }) => sum + requests, 0),
    askedAt: first ? { id: first.id, name: first.name, isCommunity: first.type === 'community' } : null,
  };
}

const { mine, community, inCommunity } = groupJoins;

/** Events of the viewer's organization that are on or start until a moment, the next one first. */
export function findDoors(database: Sql, viewer: Viewer, from: Date, to: Date, limit: number) {
  const those = (which: unknown) => sql<number>`(select count(${which})::int from ${tickets}
    where ${tickets.groupId} = ${groups.id} and ${tickets.state} = 'valid')`;
  return database
    .select({
      id: groups.id,
      name: groups.name,
      startsAt: sql`${groups.startsAt}`.mapWith(groups.startsAt),
      endsAt: sql`${groups.endsAt}`.mapWith(groups.endsAt),
      zone: eventDetails.zone,
      sold: those(tickets.id),
      letIn: those(tickets.checkedInAt),
    })
    .from(groups)
    .innerJoin(eventDetails, eq(eventDetails.groupId, groups.id))
    .leftJoin(mine, isMineIn(mine, sql`${groups.id}`, viewer))
    .leftJoin(community, eq(community.id, groups.communityId))
    .leftJoin(inCommunity, isMineIn(inCommunity, sql`${groups.communityId}`, viewer))
    .where(
      and(
        eq(groups.type, 'event'),
        organizationScope(groups.organizationId, viewer, 'sees'),
        sql`${groups.organizationId} = ${viewer.organizationId}::uuid`,
        gte(groups.endsAt, from),
        lte(groups.startsAt, to),
        isReadable(viewer),
      ),
    )
    .orderBy(groups.startsAt, groups.id)
    .limit(limit);
}

/** Competitions at which the viewer may check in, on or starting from one day to another. */
export function findDesks(database: Sql, { personId }: Viewer, from: string, to: string, limit: number) {
  const { id, name, startsOn, endsOn, state } = competitions;
  return database
    .select({
      id,
      name,
      startsOn,
      endsOn,
      expected: count(entries.id),
      checkedIn: count(checkIns.entryId),
    })
    .from(competitionStaff)
    .innerJoin(competitions, eq(id, competitionStaff.competitionId))
    .leftJoin(entries, and(eq(entries.competitionId, id), inArray(entries.state, [...deskStates])))
    .leftJoin(checkIns, eq(checkIns.entryId, entries.id))
    .where(
      and(
        eq(competitionStaff.personId, personId),
        inArray(competitionStaff.role, ['owner', 'manager', 'check_in']),
        inArray(state, ['published', 'live']),
        gte(endsOn, from),
        lte(startsOn, to),
      ),
    )
    .groupBy(id)
    .orderBy(startsOn, id)
    .limit(limit);
}
