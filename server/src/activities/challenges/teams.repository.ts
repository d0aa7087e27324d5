import { and, eq, ne, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { teamNameTaken } from './challenges.errors.ts';
import { type ChallengeTeamRow, challengeTeamMembers, challengeTeams } from './challenges.table.ts';

export interface TeamFound {
  readonly id: string;
  readonly name: string;
  readonly memberCount: number;
  readonly isIn: boolean;
}

export function countTeams(database: Sql, groupId: string): Promise<number> {
  return database.$count(challengeTeams, eq(challengeTeams.groupId, groupId));
}

export async function findTeam(
  database: Sql,
  groupId: string,
  teamId: string,
  personId: string,
): Promise<TeamFound | null> {
  const [found] = await database
    .select({
      id: challengeTeams.id,
      name: challengeTeams.name,
      memberCount: sql<number>`count(${challengeTeamMembers.personId})::int`,
      isIn: sql<boolean>`coalesce(bool_or(${challengeTeamMembers.personId} = ${personId}), false)`,
    })
    .from(challengeTeams)
    .leftJoin(challengeTeamMembers, eq(challengeTeamMembers.teamId, challengeTeams.id))
    .where(and(eq(challengeTeams.groupId, groupId), eq(challengeTeams.id, teamId)))
    .groupBy(challengeTeams.id);
  return found ?? null;
}

/** Throws 409 for a name that another team of the challenge has. */
export async function insertTeam(database: Sql, row: ChallengeTeamRow): Promise<void> {
  await database
    .insert(challengeTeams)
    .values(row)
    .catch((error: unknown) => {
      throw brokenConstraint(error) === 'challenge_teams_name' ? teamNameTaken() : error;
    });
}

export async function putTeamMember(
  database: Sql,
  row: typeof challengeTeamMembers.$inferSelect,
): Promise<void> {
  const { groupId, teamId } = row;
  await database
    .insert(challengeTeamMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [challengeTeamMembers.groupId, challengeTeamMembers.personId],
      set: { teamId },
    });
  await database.delete(challengeTeams).where(and(isEmpty(groupId), ne(challengeTeams.id, teamId)));
}

export async function deleteTeamMember(database: Sql, groupId: string, personId: string): Promise<void> {
  await database
    .delete(challengeTeamMembers)
    .where(and(eq(challengeTeamMembers.groupId, groupId), eq(challengeTeamMembers.personId, personId)));
  await database.delete(challengeTeams).where(isEmpty(groupId));
}

const isEmpty = (groupId: string) =>
  and(
    eq(challengeTeams.groupId, groupId),
    sql`not exists (select from ${challengeTeamMembers} where ${challengeTeamMembers.teamId} = ${challengeTeams.id})`,
  );
