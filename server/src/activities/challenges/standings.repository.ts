import type { ChallengeGoal } from '@chalkline/contract/groups/group-facts.schema.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { ascending, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import type { FoundChallenge } from './challenges.repository.ts';

/** One row of a standing, of a person or a team. */
export interface StandingRow {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly place: number | null;
  readonly value: number;
  readonly resultCount: number;
  readonly memberCount: number | null;
  readonly isMine: boolean;
  readonly isDeleted: boolean;
}

const place = sql<number | null>`standing.place`;
const name = sql<string>`standing.name`;
const id = sql<string>`standing.id`;
const last = 2_147_483_647;

/** By place, those without a result last. */
export const standingOrder = keyset<StandingRow>(
  ascending(
    { sql: sql`coalesce(standing.place, ${sql.raw(String(last))})`, type: 'int' },
    (row) => row.place ?? last,
  ),
  ascending({ sql: name, type: 'text' }, (row) => row.name),
  ascending({ sql: id, type: 'uuid' }, (row) => row.id),
);

interface StandingAsked {
  readonly challenge: FoundChallenge;
  /** What was logged or removed from then on doesn't count, nor who came then. */
  readonly finalAt: Date;
  /** As it was kept when the places became final. */
  readonly isFinal: boolean;
  readonly personId: string | null;
  /** Only the place of this person, or of their team. */
  readonly isMine: boolean;
}

export function findStanding(database: Sql, asked: StandingAsked, page: KeysetPage): Promise<StandingRow[]> {
  const query = database
    .select({
      id,
      name,
      handle: sql<string | null>`standing.handle`,
      place,
      value: sql<number>`standing.value`,
      resultCount: sql<number>`standing.result_count`,
      memberCount: sql<number | null>`standing.member_count`,
      isMine: sql<boolean>`standing.is_mine`,
      isDeleted: sql<boolean>`standing.is_deleted`,
    })
    .from(sql`(${standing(asked)}) as standing`)
    .$dynamic();
  return pageOf(query, asked.isMine ? sql`standing.is_mine` : undefined, page);
}

/** Equal values share a place; those after them are behind them all. */
function standing(asked: StandingAsked): SQL {
  const rows = asked.challenge.teamScoring === null ? people(asked) : teams(asked, asked.challenge);
  return sql`select valued.*,
      case when value > 0 then (rank() over (order by value desc))::int end as place
    from (${rows}) as valued`;
}

function people(asked: StandingAsked): SQL {
  return sql`select coalesce(person.id, scored.id) as id, coalesce(person.name, ${nameOfErased}) as name,
      person.handle, scored.value, scored.result_count, null::int as member_count,
      coalesce(person.id = ${asked.personId}::uuid, false) as is_mine, person.id is null as is_deleted
    from (${takers(asked)}) as scored
    left join accounts.people as person on person.id = scored.person_id`;
}

const nameOfErased = 'Deleted member';

function teams(asked: StandingAsked, { teamScoring, teamBest }: FoundChallenge): SQL {
  const together = {
    sum: sql`sum(member.value)`,
    mean: sql`floor(avg(member.value))`,
    best: sql`sum(member.value) filter (where member.turn <= ${teamBest ?? 1})`,
  };
  const scoring = teamScoring ?? 'sum';
  return sql`select team.id, team.name, null::text as handle,
      coalesce(${together[scoring]}, 0)::int as value,
      coalesce(sum(member.result_count), 0)::int as result_count, count(member.id)::int as member_count,
      coalesce(bool_or(member.person_id = ${asked.personId}::uuid), false) as is_mine, false as is_deleted
    from activities.challenge_teams as team
    left join (
      select scored.*,
        row_number() over (partition by scored.team_id order by scored.value desc, scored.id) as turn
      from (${takers(asked)}) as scored
    ) as member on member.team_id = team.id
    where team.group_id = ${asked.challenge.groupId}
    group by team.id, team.name`;
}

function takers({ challenge, finalAt, isFinal }: StandingAsked): SQL {
  return isFinal
    ? sql`select * from activities.final_takers where group_id = ${challenge.groupId}`
    : currentTakers(challenge, finalAt);
}

/** Who takes part, with their team and what they have so far; 0 without a result. */
export function currentTakers(
  { groupId, typeId, startsOn, endsOn, goal }: FoundChallenge,
  finalAt: Date,
): SQL {
  const until = finalAt.toISOString();
  const counted = sql`select result.person_id, result.day, result.amount
    from activities.results as result
    where result.type_id = ${typeId} and result.day between ${startsOn} and ${endsOn}
      and result.person_id in (select taking.person_id from groups.belongings as taking
        where taking.group_id = ${groupId} and taking.state = 'in' and taking.since < ${until}::timestamptz)
      and result.logged_at < ${until}::timestamptz
      and (result.removed_at is null or result.removed_at >= ${until}::timestamptz)
      and not exists (select from activities.rejected_results as rejected
        where rejected.group_id = ${groupId} and rejected.result_id = result.id)`;
  return sql`select taking.person_id as id, taking.person_id, team.team_id,
      coalesce(sums.value, 0)::int as value, coalesce(sums.result_count, 0)::int as result_count
    from groups.belongings as taking
    left join (${summed[goal](counted)}) as sums on sums.person_id = taking.person_id
    left join activities.challenge_team_members as team
      on team.group_id = taking.group_id and team.person_id = taking.person_id
    where taking.group_id = ${groupId} and taking.state = 'in' and taking.since < ${until}::timestamptz`;
}

/** Sums are kept within what the wire calls an integer of 32 bits. */
const added = (counted: SQL): SQL => sql`select person_id, least(sum(amount), 2147483647) as value,
  count(*) as result_count from (${counted}) as counted group by person_id`;

const summed: Readonly<Record<ChallengeGoal, (counted: SQL) => SQL>> = {
  reach: added,
  most: added,
  best: (counted) => sql`select person_id, max(amount) as value, count(*) as result_count
    from (${counted}) as counted group by person_id`,
  // Days in a row keep their distance from their own number.
  streak: (counted) => sql`select person_id, max(length) as value, sum(result_count) as result_count
    from (select person_id, island, count(*) as length, sum(result_count) as result_count
      from (select person_id, day, count(*) as result_count,
          day - (row_number() over (partition by person_id order by day))::int as island
        from (${counted}) as counted group by person_id, day) as numbered
      group by person_id, island) as runs
    group by person_id`,
};
