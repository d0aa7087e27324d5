import type { TeamTaker } from '@chalkline/contract/activities/standing.schema.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { people, personText } from '../../accounts/people/people.table.ts';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { matchesPrefixes } from '../../platform/database/search-expression.ts';
import { challengeTeamMembers, challengeTeams } from './challenges.table.ts';

/** Who takes part in a challenge, by name. */
export const takerOrder = keyset<TeamTaker>(
  ascending(people.name, ({ name }) => name),
  ascending(people.id, ({ id }) => id),
);

interface TakersAsked {
  readonly groupId: string;
  readonly search: string | undefined;
  /** Those in no team alone. */
  readonly isFree: boolean;
}

export async function findTakers(
  database: Sql,
  { groupId, search, isFree }: TakersAsked,
  page: KeysetPage,
): Promise<TeamTaker[]> {
  const where = and(
    isTaker(groupId),
    search ? matchesPrefixes(personText(people), search) : undefined,
    isFree ? isNull(challengeTeams.id) : undefined,
  );
  return pageOf(selectTakers(database).$dynamic(), where, page);
}

export async function findTaker(database: Sql, groupId: string, personId: string): Promise<TeamTaker | null> {
  const [found] = await selectTakers(database).where(and(isTaker(groupId), eq(people.id, personId)));
  return found ?? null;
}

const isTaker = (groupId: string) => and(eq(belongings.groupId, groupId), eq(belongings.state, 'in'));

function selectTakers(database: Sql) {
  return database
    .select({
      id: people.id,
      name: people.name,
      team: sql<TeamTaker['team']>`case when ${challengeTeams.id} is not null
        then json_build_object('id', ${challengeTeams.id}, 'name', ${challengeTeams.name}) end`,
    })
    .from(belongings)
    .innerJoin(people, eq(people.id, belongings.personId))
    .leftJoin(
      challengeTeamMembers,
      and(
        eq(challengeTeamMembers.groupId, belongings.groupId),
        eq(challengeTeamMembers.personId, belongings.personId),
      ),
    )
    .leftJoin(challengeTeams, eq(challengeTeams.id, challengeTeamMembers.teamId));
}

/** Those of these people who are in a team of these challenges. */
export async function findTeamPlaces(
  database: Sql,
  pairs: readonly { readonly groupId: string; readonly personId: string }[],
) {
  if (pairs.length === 0) return [];
  return database
    .select({
      groupId: challengeTeamMembers.groupId,
      personId: challengeTeamMembers.personId,
      team: challengeTeams.name,
      challenge: groups.name,
      isPublic: sql<boolean>`${groups.visibility} = 'public'`,
    })
    .from(challengeTeamMembers)
    .innerJoin(challengeTeams, eq(challengeTeams.id, challengeTeamMembers.teamId))
    .innerJoin(groups, and(eq(groups.id, challengeTeamMembers.groupId), isNull(groups.archivedAt)))
    .innerJoin(
      belongings,
      and(eq(belongings.groupId, groups.id), eq(belongings.personId, challengeTeamMembers.personId)),
    )
    .where(
      and(
        eq(belongings.state, 'in'),
        inArray(challengeTeamMembers.groupId, [...new Set(pairs.map(({ groupId }) => groupId))]),
        inArray(challengeTeamMembers.personId, [...new Set(pairs.map(({ personId }) => personId))]),
      ),
    );
}
