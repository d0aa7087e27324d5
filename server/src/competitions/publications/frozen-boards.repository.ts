import { and, count, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { firstIdOf } from '../../platform/ids/new-id.ts';
import { adjustments } from '../decisions/adjustments.table.ts';
import { penalties } from '../decisions/penalties.table.ts';
import { entries } from '../entries/entries.table.ts';
import { frozenEntries } from '../entries/frozen-entries.table.ts';
import { scores } from '../scores/scores.table.ts';
import { frozenTeamMembers } from '../teams/frozen-team-members.table.ts';
import { teamMembers } from '../teams/team-members.table.ts';
import { frozenPublications } from './frozen-publications.table.ts';

interface Frozen {
  readonly competitionId: string;
  readonly divisionId: string;
  readonly frozenAt: Date;
}

/**
 * How many scores came in behind a freeze, at most so many. Ids begin with their moment: only what was recorded
 * since is looked at, however many scores there are. Those of a team's members count as its own.
 */
export async function countScoresSince(
  database: Sql,
  { competitionId, divisionId, frozenAt }: Frozen,
  atMost: number,
): Promise<number> {
  const since = database
    .select({ one: sql`1`.as('one') })
    .from(scores)
    .innerJoin(entries, eq(entries.id, scores.entryId))
    .where(
      and(
        gte(scores.id, firstIdOf(frozenAt.getTime())),
        eq(scores.competitionId, competitionId),
        gt(scores.receivedAt, frozenAt),
        or(eq(entries.divisionId, divisionId), isMemberOf(divisionId)),
      ),
    )
    .limit(atMost)
    .as('since');
  const [found] = await database.select({ counted: count() }).from(since);
  return found?.counted ?? 0;
}

function isMemberOf(divisionId: string): SQL {
  return sql`exists (select 1 from ${frozenTeamMembers}
    where ${frozenTeamMembers.divisionId} = ${divisionId} and ${frozenTeamMembers.memberId} = ${entries.id})`;
}

/** How many penalties and points by hand were given or taken back since. */
export async function countDecisionsSince(
  database: Sql,
  { divisionId, frozenAt }: Omit<Frozen, 'competitionId'>,
): Promise<number> {
  let counted = 0;
  for (const decisions of [penalties, adjustments]) {
    const [found] = await database
      .select({ some: count() })
      .from(decisions)
      .innerJoin(entries, eq(entries.id, decisions.entryId))
      .where(
        and(
          eq(entries.divisionId, divisionId),
          or(gt(decisions.decidedAt, frozenAt), gt(decisions.withdrawnAt, frozenAt)),
        ),
      );
    counted += found?.some ?? 0;
  }
  return counted;
}

/** How many entries are no longer what they were. */
export async function countEntriesChanged(database: Sql, divisionId: string): Promise<number> {
  const [found] = await database
    .select({ some: count() })
    .from(frozenEntries)
    .where(eq(frozenEntries.divisionId, divisionId));
  return found?.some ?? 0;
}

/** How many teams have other members than then. */
export async function countTeamsChanged(database: Sql, divisionId: string): Promise<number> {
  const then = database
    .select({ teamId: frozenTeamMembers.teamId, memberId: frozenTeamMembers.memberId })
    .from(frozenTeamMembers)
    .where(eq(frozenTeamMembers.divisionId, divisionId));
  const now = database
    .select({ teamId: teamMembers.teamId, memberId: teamMembers.memberId })
    .from(teamMembers)
    .innerJoin(entries, eq(entries.id, teamMembers.teamId))
    .where(eq(entries.divisionId, divisionId));
  const { rows } = await database.execute<{ some: number }>(sql`
    select count(distinct team_id)::int as some
    from (((${then}) except (${now})) union all ((${now}) except (${then}))) different`);
  return rows[0]?.some ?? 0;
}

/** How far the results of the frozen boards' workouts were told. */
export function findFrozenPublications(database: Sql, divisionIds: readonly string[]) {
  return database
    .select()
    .from(frozenPublications)
    .where(inArray(frozenPublications.divisionId, [...divisionIds]));
}
