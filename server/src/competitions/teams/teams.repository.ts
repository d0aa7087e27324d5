import type { TeamScoring } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { divisions } from '../divisions/divisions.table.ts';
import { entries } from '../entries/entries.table.ts';
import { frozenTeamMembers } from './frozen-team-members.table.ts';
import { teamMembers } from './team-members.table.ts';
import { memberElsewhere } from './teams.errors.ts';

export interface TeamMember {
  readonly entryId: string;
  readonly name: string;
  readonly bib: number;
  readonly hidden: boolean;
  readonly divisionId: string;
}

/** By bib. */
export function findMembers(database: Sql, teamId: string): Promise<TeamMember[]> {
  return database
    .select({
      entryId: entries.id,
      name: entries.name,
      bib: entries.bib,
      hidden: entries.hidden,
      divisionId: entries.divisionId,
    })
    .from(teamMembers)
    .innerJoin(entries, eq(entries.id, teamMembers.memberId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(entries.bib));
}

/** How the results of an entry's division come about; undefined when it is no entry of the competition. */
export async function findTeamScoring(
  database: Sql,
  competitionId: string,
  entryId: string,
): Promise<TeamScoring | null | undefined> {
  const [found] = await database
    .select({ teams: divisions.teams })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .where(and(eq(entries.competitionId, competitionId), eq(entries.id, entryId)));
  return found?.teams;
}

/** Of these entries, those of the competition, with how their divisions' results come about. */
export function findCandidates(
  database: Sql,
  competitionId: string,
  entryIds: readonly string[],
): Promise<{ id: string; teams: TeamScoring | null }[]> {
  return database
    .select({ id: entries.id, teams: divisions.teams })
    .from(entries)
    .innerJoin(divisions, eq(divisions.id, entries.divisionId))
    .where(and(eq(entries.competitionId, competitionId), inArray(entries.id, [...entryIds])));
}

/** Throws `member_elsewhere` for an entry that is a member of another team. */
export async function writeMembers(
  database: Sql,
  competitionId: string,
  teamId: string,
  memberIds: readonly string[],
): Promise<void> {
  await database.delete(teamMembers).where(eq(teamMembers.teamId, teamId));
  if (memberIds.length === 0) return;
  await database
    .insert(teamMembers)
    .values(memberIds.map((memberId) => ({ competitionId, teamId, memberId })))
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'team_members_once' ? memberElsewhere() : error;
    });
}

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
