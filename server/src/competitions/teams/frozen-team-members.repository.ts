import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { frozenTeamMembers } from './frozen-team-members.table.ts';
import { teamMembers } from './team-members.table.ts';

/** At the moment a board is frozen: who makes its teams. */
export async function keepFrozenTeams(database: Sql, divisionId: string): Promise<void> {
  const now = database
    .select({
      divisionId: entries.divisionId,
      teamId: teamMembers.teamId,
      memberId: teamMembers.memberId,
    })
    .from(teamMembers)
    .innerJoin(entries, eq(entries.id, teamMembers.teamId))
    .where(eq(entries.divisionId, divisionId));
  await database.insert(frozenTeamMembers).select(now).onConflictDoNothing();
}

/** The boards of the divisions are no longer frozen. */
export async function forgetFrozenTeams(database: Sql, divisionIds: readonly string[]): Promise<void> {
  await database.delete(frozenTeamMembers).where(inArray(frozenTeamMembers.divisionId, [...divisionIds]));
}
