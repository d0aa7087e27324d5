import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { findPeopleOfEntries, idsOfEntriesWith } from '../competitions/own-entries.repository.ts';

/** A lane of a person in a published heat: their own, or one they judge. */
export interface LaneOfNotice {
  readonly isJudged: boolean;
  readonly zone: string;
  readonly workoutId: string;
  readonly workout: string;
  readonly releaseAt: Date | null;
  readonly number: number;
  readonly lane: number;
  readonly floor: string;
  readonly startsAt: Date;
}

/** A person of a competition. */
export interface PersonOfNotice {
  readonly competitionId: string;
  readonly competition: string;
  readonly personId: string;
  /** By time. */
  readonly lanes: readonly LaneOfNotice[];
}

interface Pair {
  readonly competitionId: string;
  readonly personId: string;
}

/**
 * The lanes of these people in the published heats of these competitions, drafts left out. Who has none is missing,
 * unless they compete or are on the staff.
 */
export async function findLanesForNotices(
  database: Sql,
  pairs: readonly Pair[],
): Promise<readonly PersonOfNotice[]> {
  const competitionIds = sql.param(pairs.map(({ competitionId }) => competitionId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  type Row = Omit<PersonOfNotice, 'lanes'> & {
    readonly lanes: readonly (Omit<LaneOfNotice, 'releaseAt' | 'startsAt'> & {
      readonly releaseAt: string | null;
      readonly startsAt: string;
    })[];
  };
  const found = await database.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    with asked as (
      select distinct competition_id, person_id
      from unnest(${competitionIds}::uuid[], ${personIds}::uuid[]) as given (competition_id, person_id)),
    places as (
      select asked.competition_id, asked.person_id, entries.id, entries.state
      from asked join competitions.entries on entries.competition_id = asked.competition_id
        and entries.id in ${idsOfEntriesWith(sql`asked.person_id`)}),
    own as (
      select competition_id, person_id, id as entry_id from places where state = 'active'
      union
      select places.competition_id, places.person_id, team_members.team_id
      from places join competitions.team_members on team_members.member_id = places.id
      join competitions.entries as team on team.id = team_members.team_id and team.state = 'active'),
    taken as (
      select own.competition_id, own.person_id, heat_lanes.heat_id, heat_lanes.lane, false as judged
      from own join competitions.heat_lanes on heat_lanes.entry_id = own.entry_id
      union all
      select asked.competition_id, asked.person_id, lane_judges.heat_id, lane_judges.lane, true
      from asked join competitions.lane_judges on lane_judges.competition_id = asked.competition_id
        and lane_judges.person_id = asked.person_id
      join competitions.heat_lanes on heat_lanes.heat_id = lane_judges.heat_id
        and heat_lanes.lane = lane_judges.lane
      join competitions.entries as judged on judged.id = heat_lanes.entry_id and judged.state = 'active')
    select asked.competition_id as "competitionId", competitions.name as "competition",
      asked.person_id as "personId", coalesce(json_agg(json_build_object(
        'isJudged', taken.judged, 'zone', competitions.zone, 'workoutId', heats.workout_id, 'workout', workouts.name,
        'releaseAt', workouts.release_at, 'number', heats.number, 'lane', taken.lane, 'floor', floors.name,
        'startsAt', heats.starts_at) order by heats.starts_at, heats.id, taken.lane)
        filter (where heats.id is not null), '[]') as lanes
    from asked
    join competitions.competitions on competitions.id = asked.competition_id and competitions.state <> 'draft'
    left join taken on taken.competition_id = asked.competition_id and taken.person_id = asked.person_id
    left join competitions.heats on heats.id = taken.heat_id
    left join competitions.floors on floors.id = heats.floor_id
    left join competitions.workouts on workouts.id = heats.workout_id
    where heats.id is not null or exists (
      select from places where places.competition_id = asked.competition_id
        and places.person_id = asked.person_id and places.state = 'active') or exists (
      select from competitions.staff
      where staff.competition_id = asked.competition_id and staff.person_id = asked.person_id)
    group by asked.competition_id, asked.person_id, competitions.id`);
  return found.rows.map(({ lanes, ...person }) => ({
    ...person,
    lanes: lanes.map(({ releaseAt, startsAt, ...lane }) => ({
      ...lane,
      releaseAt: releaseAt === null ? null : new Date(releaseAt),
      startsAt: new Date(startsAt),
    })),
  }));
}

export interface JudgedLane {
  readonly heatId: string;
  readonly lane: number;
  readonly personId: string;
}

/** Who judges which lane of these heats. */
export async function findJudgesOfHeats(database: Sql, heatIds: readonly string[]): Promise<JudgedLane[]> {
  const found = await database.execute<{ [Key in keyof JudgedLane]: JudgedLane[Key] }>(sql`
    select heat_id as "heatId", lane, person_id as "personId" from competitions.lane_judges
    where heat_id = any(${sql.param([...heatIds])}::uuid[])`);
  return found.rows;
}

interface MovedHeats {
  readonly entryIds: readonly string[];
  readonly heatIds: readonly string[];
}

/** Who competes in these heats or judges them, and has an account; each person once. */
export async function findPeopleOfHeats(
  database: Sql,
  { entryIds, heatIds }: MovedHeats,
): Promise<readonly string[]> {
  const judges = await findJudgesOfHeats(database, heatIds);
  return [
    ...new Set([
      ...(await findPeopleOfEntries(database, entryIds)),
      ...judges.map(({ personId }) => personId),
    ]),
  ];
}
