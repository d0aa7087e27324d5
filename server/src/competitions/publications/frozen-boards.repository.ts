import { and, eq, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
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

/** How many changes of each kind are hidden behind a freeze. */
export interface ChangedBehind {
  readonly divisionId: string;
  readonly scores: number;
  /** Penalties and point adjustments given or withdrawn since. */
  readonly decisions: number;
  /** Entries that have changed. */
  readonly entries: number;
  /** Teams whose members have changed. */
  readonly teams: number;
}

/** What is hidden behind each of these freezes, in one statement. Scores are counted up to a limit for each. */
export async function countChangedBehind(
  database: Sql,
  boards: readonly Frozen[],
  scoresAtMost: number,
): Promise<ReadonlyMap<string, ChangedBehind>> {
  // A branch per freeze, so that the planner sees how few rows each one covers.
  const branches = boards.map(
    (board) => sql`select ${board.divisionId}::text as "divisionId",
      (select count(*)::int from (${scoresSince(database, board, scoresAtMost)}) since) as scores,
      (select count(*)::int from (${decisionsSince(database, board)}) since) as decisions,
      (select count(*)::int from ${frozenEntries}
        where ${frozenEntries.divisionId} = ${board.divisionId}) as entries,
      (select count(distinct team_id)::int from (${membersChanged(database, board)}) different) as teams`,
  );
  if (branches.length === 0) return new Map();
  const { rows } = await database.execute<{ [Column in keyof ChangedBehind]: ChangedBehind[Column] }>(
    sql.join(branches, sql` union all `),
  );
  return new Map(rows.map((row) => [row.divisionId, row]));
}

/**
 * Ids start with their creation time, so only scores recorded since are read, however many there are. Scores of a
 * team's members count as the team's.
 */
function scoresSince(database: Sql, { competitionId, divisionId, frozenAt }: Frozen, atMost: number) {
  return database
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
    .limit(atMost);
}

function isMemberOf(divisionId: string): SQL {
  return sql`exists (select 1 from ${frozenTeamMembers}
    where ${frozenTeamMembers.divisionId} = ${divisionId} and ${frozenTeamMembers.memberId} = ${entries.id})`;
}

function decisionsSince(database: Sql, { divisionId, frozenAt }: Frozen): SQL {
  const [first, second] = [penalties, adjustments].map((decisions) =>
    database
      .select({ id: decisions.id })
      .from(decisions)
      .innerJoin(entries, eq(entries.id, decisions.entryId))
      .where(
        and(
          eq(entries.divisionId, divisionId),
          or(gt(decisions.createdAt, frozenAt), gt(decisions.withdrawnAt, frozenAt)),
        ),
      ),
  );
  return sql`(${first}) union all (${second})`;
}

function membersChanged(database: Sql, { divisionId }: Frozen): SQL {
  const then = database
    .select({ teamId: frozenTeamMembers.teamId, memberId: frozenTeamMembers.memberId })
    .from(frozenTeamMembers)
    .where(eq(frozenTeamMembers.divisionId, divisionId));
  const now = database
    .select({ teamId: teamMembers.teamId, memberId: teamMembers.memberId })
    .from(teamMembers)
    .innerJoin(entries, eq(entries.id, teamMembers.teamId))
    .where(eq(entries.divisionId, divisionId));
  return sql`((${then}) except (${now})) union all ((${now}) except (${then}))`;
}

/** The publication states of the frozen leaderboards' workouts. */
export function findFrozenPublications(database: Sql, divisionIds: readonly string[]) {
  return database
    .select()
    .from(frozenPublications)
    .where(inArray(frozenPublications.divisionId, [...divisionIds]));
}
