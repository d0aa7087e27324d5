import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { brokenConstraint, type Sql } from '../../platform/database/database.ts';
import { teamNameTaken } from './challenges.errors.ts';
import { type ChallengeTeamRow, challengeTeamMembers, challengeTeams } from './challenges.table.ts';

export interface TeamFound {
  readonly id: string;
  readonly name: string;
  readonly isSetUp: boolean;
  readonly memberCount: number;
}

export function countTeams(database: Sql, groupId: string): Promise<number> {
  return database.$count(challengeTeams, eq(challengeTeams.groupId, groupId));
}

/** By name. */
export function findTeams(database: Sql, groupId: string): Promise<TeamFound[]> {
  return selectTeams(database, eq(challengeTeams.groupId, groupId));
}

export async function findTeam(database: Sql, groupId: string, teamId: string): Promise<TeamFound | null> {
  const isIt = and(eq(challengeTeams.groupId, groupId), eq(challengeTeams.id, teamId));
  const [found] = await selectTeams(database, isIt);
  return found ?? null;
}

async function selectTeams(database: Sql, where: SQL | undefined): Promise<TeamFound[]> {
  return database
    .select({
      id: challengeTeams.id,
      name: challengeTeams.name,
      isSetUp: challengeTeams.isSetUp,
      memberCount: sql<number>`count(${challengeTeamMembers.personId})::int`,
    })
    .from(challengeTeams)
    .leftJoin(challengeTeamMembers, eq(challengeTeamMembers.teamId, challengeTeams.id))
    .where(where)
    .groupBy(challengeTeams.id)
    .orderBy(asc(sql`lower(${challengeTeams.name})`));
}

/** The team that somebody is in. */
export async function findTeamIdOf(database: Sql, groupId: string, personId: string): Promise<string | null> {
  const [found] = await database
    .select({ teamId: challengeTeamMembers.teamId })
    .from(challengeTeamMembers)
    .where(and(eq(challengeTeamMembers.groupId, groupId), eq(challengeTeamMembers.personId, personId)));
  return found?.teamId ?? null;
}

/** Throws 409 for a name that another team of the challenge has. */
export async function insertTeam(database: Sql, row: ChallengeTeamRow): Promise<void> {
  await database.insert(challengeTeams).values(row).catch(nameTaken);
}

/** Throws the same. */
export async function renameTeamRow(database: Sql, teamId: string, name: string): Promise<void> {
  await database.update(challengeTeams).set({ name }).where(eq(challengeTeams.id, teamId)).catch(nameTaken);
}

function nameTaken(error: unknown): never {
  throw brokenConstraint(error) === 'challenge_teams_name' ? teamNameTaken() : error;
}

/** Its members take part without one. */
export async function deleteTeamRow(database: Sql, teamId: string): Promise<void> {
  await database.delete(challengeTeams).where(eq(challengeTeams.id, teamId));
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
    eq(challengeTeams.isSetUp, false),
    sql`not exists (select from ${challengeTeamMembers} where ${challengeTeamMembers.teamId} = ${challengeTeams.id})`,
  );
