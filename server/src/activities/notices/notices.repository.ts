import type { BelongingState } from '@chalkline/contract/groups/group-kinds.ts';
import { and, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { belongings, groups } from '../../groups/groups/groups.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { activityDetails } from '../activities/activities.table.ts';
import { challengeDetails } from '../challenges/challenges.table.ts';
import { finalTakers } from '../challenges/final-standings.table.ts';
import { type Milestone, toldMilestones } from './told-milestones.table.ts';

/** Milestones that have come and are still news: for a day at most, so nothing floods in after a standstill. */
function due(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`select dated.id as group_id, mark.milestone, mark.at
    from ${groups} as dated
    cross join lateral (values
      ('upcoming', 'activity', dated.starts_at - interval '1 day', dated.starts_at),
      ('begun', 'challenge', dated.starts_at, dated.ends_at),
      ('ending', 'challenge', case when dated.ends_at - dated.starts_at > interval '3 days'
        then dated.ends_at - interval '2 days' end, dated.ends_at),
      ('ended', 'challenge', dated.ends_at, dated.ends_at + interval '1 day'),
      ('final', 'challenge', dated.ends_at + interval '1 day', dated.ends_at + interval '2 days')
    ) as mark (milestone, type, at, until)
    where dated.type in ('activity', 'challenge') and dated.archived_at is null
      and dated.ends_at > ${at} - interval '2 days'
      and mark.type = dated.type and mark.until > ${at}
      and mark.at <= ${at} and mark.at > ${at} - interval '1 day'
      and not exists (select from ${toldMilestones} as told where told.group_id = dated.id
        and told.milestone = mark.milestone and told.at = mark.at)`;
}

/** Activities and challenges with something to tell now. */
export async function findDue(database: Sql, now: Date): Promise<string[]> {
  const { rows } = await database.execute<{ group_id: string }>(
    sql`select distinct group_id from (${due(now)}) as due order by group_id`,
  );
  return rows.map(({ group_id }) => group_id);
}

export interface Reached {
  readonly milestone: Milestone;
  readonly at: Date;
}

/** Notes what is due in one group as told, and gives what nobody else has noted. */
export async function takeDue(database: Sql, groupId: string, now: Date): Promise<Reached[]> {
  const { rows } = await database.execute<{ milestone: Milestone; at: string }>(sql`
    insert into ${toldMilestones} (group_id, milestone, at)
    select * from (${due(now)}) as due where due.group_id = ${groupId}
    on conflict do nothing returning milestone, at`);
  return rows.map(({ milestone, at }) => ({ milestone, at: new Date(at) }));
}

/** Who takes part and hasn't turned off the group's notifications; with `before`, since then. */
export async function findParticipants(
  database: Sql,
  groupId: string,
  { states, before }: { readonly states: readonly BelongingState[]; readonly before?: Date },
): Promise<string[]> {
  const rows = await database
    .select({ personId: belongings.personId })
    .from(belongings)
    .where(
      and(
        eq(belongings.groupId, groupId),
        inArray(belongings.state, [...states]),
        ne(belongings.notify, 'none'),
        before && lt(belongings.since, before),
      ),
    );
  return rows.map(({ personId }) => personId);
}

export type DatedGroup = Awaited<ReturnType<typeof findDated>>[number];

/** Activities and challenges, also deleted ones, with what notices say of them. */
export function findDated(database: Sql, ids: readonly string[]) {
  const { id, type, name, visibility, startsAt, endsAt, archivedAt } = getTableColumns(groups);
  return database
    .select({
      id,
      type,
      name,
      visibility,
      startsAt,
      endsAt,
      archivedAt,
      place: activityDetails.place,
      meetingPoint: activityDetails.meetingPoint,
      zone: sql<string>`coalesce(${activityDetails.zone}, ${challengeDetails.zone})`,
    })
    .from(groups)
    .leftJoin(activityDetails, eq(activityDetails.groupId, groups.id))
    .leftJoin(challengeDetails, eq(challengeDetails.groupId, groups.id))
    .where(inArray(groups.id, [...ids]));
}

/** Pairs of a group and a person who participates in it or is on its waiting list. */
export function findPlacesOf(database: Sql, groupIds: readonly string[], personIds: readonly string[]) {
  return database
    .select({ groupId: belongings.groupId, personId: belongings.personId, state: belongings.state })
    .from(belongings)
    .where(
      and(
        inArray(belongings.groupId, [...groupIds]),
        inArray(belongings.personId, [...personIds]),
        inArray(belongings.state, ['in', 'waiting']),
      ),
    );
}

export interface FinalPlace {
  readonly groupId: string;
  readonly personId: string;
  readonly place: number;
  readonly of: number;
}

/** The final places of these people in challenges that everybody took alone. */
export async function findFinalPlaces(
  database: Sql,
  groupIds: readonly string[],
  personIds: readonly string[],
): Promise<FinalPlace[]> {
  const { rows } = await database.execute<Record<keyof FinalPlace, never>>(sql`
    select * from (
      select taker.group_id as "groupId", taker.person_id as "personId", (count(*) over (partition by taker.group_id))::int as "of",
        (rank() over (partition by taker.group_id order by taker.value desc))::int as place
      from ${finalTakers} as taker
      join ${challengeDetails} as challenge on challenge.group_id = taker.group_id
      where taker.group_id = any(${sql.param([...groupIds])}::uuid[])
        and challenge.team_scoring is null and taker.value > 0
    ) as placed where "personId" = any(${sql.param([...personIds])}::uuid[])`);
  return rows;
}
