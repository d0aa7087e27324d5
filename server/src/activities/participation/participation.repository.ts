import { type SQL, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import { groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { organizationScope } from '../../platform/database/organization-scope.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Counted } from './participation.rules.ts';

/** Days as `YYYY-MM-DD`. */
export interface Days {
  readonly today: string;
  /** What was logged from this day on counts as active. */
  readonly activeFrom: string;
  /** Challenges that ended before this day are left out. */
  readonly shownFrom: string;
}

const ours = (viewer: Viewer): SQL => sql`select ${people.id} from ${people}
  where ${people.state} = 'active' and ${organizationScope(people.organizationId, viewer, 'manages')}`;

/** Challenges of the organization, and public ones of nobody’s. */
const shown = (viewer: Viewer, { shownFrom }: Days): SQL => sql`
  select ${groups.id} as id, ${groups.name} as name, ${groups.organizationId} is not null as is_own,
    details.type_id, details.starts_on, details.ends_on, details.team_scoring is not null as has_teams
  from ${groups} join activities.challenge_details as details on details.group_id = ${groups.id}
  where ${groups.archivedAt} is null and details.ends_on >= ${shownFrom}
    and ${organizationScope(groups.organizationId, viewer, 'sees')}
    and (${groups.organizationId} is not null or (${groups.visibility} = 'public'
      and (${groups.communityId} is null or exists (select from groups.groups as community
        where community.id = ${groups.communityId} and community.visibility = 'public'))))`;

/**
 * Each of the organization’s people in each challenge, with whether something they logged these days counts in it. Join it
 * materialized: without statistics it would be read once for each row on the other side.
 */
const takers = (viewer: Viewer, days: Days): SQL => sql`
  select challenge.id as group_id, taking.person_id, team.team_id,
    challenge.starts_on <= ${days.today} and challenge.ends_on >= ${days.today} as is_on,
    exists (select from activities.results as result
      where result.person_id = taking.person_id and result.type_id = challenge.type_id
        and result.day between greatest(challenge.starts_on, ${days.activeFrom}::date) and challenge.ends_on
        and result.removed_at is null
        and not exists (select from activities.rejected_results as rejected
          where rejected.group_id = challenge.id and rejected.result_id = result.id)) as is_active
  from (${shown(viewer, days)}) as challenge
  join groups.belongings as taking on taking.group_id = challenge.id and taking.state = 'in'
  left join activities.challenge_team_members as team
    on team.group_id = taking.group_id and team.person_id = taking.person_id
  where taking.person_id in (${ours(viewer)})`;

const most = 100;

export interface ChallengeCounted extends Counted {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isOwn: boolean;
  readonly hasTeams: boolean;
}

/** All of its own, and others that at least so many of its people joined; the latest first. */
export async function countInChallenges(
  database: Sql,
  viewer: Viewer,
  days: Days,
  fewest: number,
): Promise<ChallengeCounted[]> {
  const { rows } = await database.execute<ChallengeCounted & Record<string, unknown>>(sql`
    with taker as materialized (${takers(viewer, days)})
    select challenge.id, challenge.name, challenge.starts_on as "startsOn", challenge.ends_on as "endsOn",
      challenge.is_own as "isOwn", challenge.has_teams as "hasTeams", count(taker.person_id)::int as people,
      (count(*) filter (where taker.is_active))::int as active
    from (${shown(viewer, days)}) as challenge
    left join taker on taker.group_id = challenge.id
    group by challenge.id, challenge.name, challenge.starts_on, challenge.ends_on, challenge.is_own,
      challenge.has_teams
    having challenge.is_own or count(taker.person_id) >= ${fewest}
    order by challenge.is_own desc, challenge.ends_on desc, challenge.id
    limit ${most}`);
  return rows;
}

export interface TeamCounted extends Counted {
  readonly groupId: string;
  readonly id: string | null;
  readonly name: string | null;
}

/** By team of each challenge; null: in none. */
export async function countInTeams(database: Sql, viewer: Viewer, days: Days): Promise<TeamCounted[]> {
  const { rows } = await database.execute<TeamCounted & Record<string, unknown>>(sql`
    select taker.group_id as "groupId", taker.team_id as id, team.name, count(*)::int as people,
      (count(*) filter (where taker.is_active))::int as active
    from (${takers(viewer, days)}) as taker
    left join activities.challenge_teams as team on team.id = taker.team_id
    group by taker.group_id, taker.team_id, team.name
    order by team.name nulls last, taker.team_id`);
  return rows;
}

/** Of all people of the organization: in a challenge that is on, and active in any. */
export async function countAll(
  database: Sql,
  viewer: Viewer,
  days: Days,
): Promise<{ people: number; taking: number; active: number }> {
  const { rows } = await database.execute<{ people: number; taking: number; active: number }>(sql`
    select (select count(*)::int from (${ours(viewer)}) as ours) as people,
      (count(distinct person_id) filter (where is_on))::int as taking,
      (count(distinct person_id) filter (where is_active))::int as active
    from (${takers(viewer, days)}) as taker`);
  return rows[0] ?? { people: 0, taking: 0, active: 0 };
}

export interface GroupCounted extends Counted {
  readonly id: string;
  readonly name: string;
  readonly type: 'group' | 'community';
}

/** By community and group of the organization, such as one for each department. */
export async function countInGroups(database: Sql, viewer: Viewer, days: Days): Promise<GroupCounted[]> {
  const { rows } = await database.execute<GroupCounted & Record<string, unknown>>(sql`
    with active as materialized (select distinct person_id from (${takers(viewer, days)}) as taker where is_active)
    select ${groups.id} as id, ${groups.name} as name, ${groups.type} as type,
      count(member.person_id)::int as people, count(active.person_id)::int as active
    from ${groups}
    left join groups.belongings as member on member.group_id = ${groups.id} and member.state = 'in'
      and member.person_id in (${ours(viewer)})
    left join active on active.person_id = member.person_id
    where ${groups.type} in ('community', 'group') and ${groups.archivedAt} is null
      and ${organizationScope(groups.organizationId, viewer, 'manages')}
    group by ${groups.id}, ${groups.name}, ${groups.type}
    order by count(member.person_id) desc, lower(${groups.name}), ${groups.id}
    limit ${most}`);
  return rows;
}
