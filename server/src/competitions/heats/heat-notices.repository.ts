import { sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { idsOfEntriesWith } from '../competitions/own-entries.repository.ts';

/** A heat of a person, by time. */
export interface HeatOfNotice {
  readonly competitionId: string;
  readonly competition: string;
  readonly zone: string;
  readonly personId: string;
  readonly workoutId: string;
  readonly workout: string;
  readonly releaseAt: Date | null;
  readonly number: number;
  readonly lane: number;
  readonly floor: string;
  readonly startsAt: Date;
}

interface Pair {
  readonly competitionId: string;
  readonly personId: string;
}

/** The published heats of these people in these competitions, drafts left out, by time. */
export async function findHeatsForNotices(database: Sql, pairs: readonly Pair[]): Promise<HeatOfNotice[]> {
  const competitionIds = sql.param(pairs.map(({ competitionId }) => competitionId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  const found = await database.execute<{ [Key in keyof HeatOfNotice]: HeatOfNotice[Key] | string }>(sql`
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
      join competitions.entries as team on team.id = team_members.team_id and team.state = 'active')
    select own.competition_id as "competitionId", competitions.name as "competition", competitions.zone,
      own.person_id as "personId", heats.workout_id as "workoutId", workouts.name as "workout",
      workouts.release_at as "releaseAt", heats.number, heat_lanes.lane, floors.name as "floor",
      heats.starts_at as "startsAt"
    from own
    join competitions.heat_lanes on heat_lanes.entry_id = own.entry_id
    join competitions.heats on heats.id = heat_lanes.heat_id
    join competitions.floors on floors.id = heats.floor_id
    join competitions.workouts on workouts.id = heats.workout_id
    join competitions.competitions on competitions.id = own.competition_id and competitions.state <> 'draft'
    order by heats.starts_at, heats.id`);
  return found.rows.map((row) => ({
    ...(row as unknown as HeatOfNotice),
    releaseAt: row.releaseAt === null ? null : new Date(row.releaseAt),
    startsAt: new Date(row.startsAt ?? 0),
  }));
}
