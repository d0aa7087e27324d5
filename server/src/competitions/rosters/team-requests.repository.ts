import { and, asc, eq, inArray } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { entries } from '../entries/entries.table.ts';
import { type TeamRequestRow, teamRequests } from './team-requests.table.ts';

export interface TeamRequest extends TeamRequestRow {
  readonly name: string;
}

/** Oldest first. */
export function findTeamRequests(database: Sql, entryId: string): Promise<TeamRequest[]> {
  const { id, personId, message, birthDate, gender, createdAt } = teamRequests;
  return database
    .select({
      id,
      entryId: teamRequests.entryId,
      personId,
      message,
      birthDate,
      gender,
      createdAt,
      name: people.name,
    })
    .from(teamRequests)
    .innerJoin(people, eq(people.id, personId))
    .where(eq(teamRequests.entryId, entryId))
    .orderBy(asc(createdAt), asc(id));
}

/** One request for each person and team: asking again changes what they said. */
export async function writeTeamRequest(database: Sql, row: TeamRequestRow): Promise<void> {
  const { message, birthDate, gender } = row;
  await database
    .insert(teamRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [teamRequests.entryId, teamRequests.personId],
      set: { message, birthDate, gender },
    });
}

export async function deleteTeamRequest(
  database: Sql,
  { entryId, personId }: Pick<TeamRequestRow, 'entryId' | 'personId'>,
): Promise<void> {
  await database
    .delete(teamRequests)
    .where(and(eq(teamRequests.entryId, entryId), eq(teamRequests.personId, personId)));
}

/** Who has a place in a division no longer asks for another there. */
export async function deleteRequestsIn(database: Sql, divisionId: string, personId: string): Promise<void> {
  const teams = database.select({ id: entries.id }).from(entries).where(eq(entries.divisionId, divisionId));
  await database
    .delete(teamRequests)
    .where(and(inArray(teamRequests.entryId, teams), eq(teamRequests.personId, personId)));
}
