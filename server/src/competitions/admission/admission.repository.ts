import { and, eq, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { competitions } from '../competitions/competitions.table.ts';
import { competitionGuests } from './guests.table.ts';

/** Lets somebody in; who is in already stays in. */
export async function insertGuest(
  database: Sql,
  guest: { readonly competitionId: string; readonly personId: string; readonly admittedAt: Date },
): Promise<void> {
  await database.insert(competitionGuests).values(guest).onConflictDoNothing();
}

export function countGuests(database: Sql, competitionId: string): Promise<number> {
  return database.$count(competitionGuests, eq(competitionGuests.competitionId, competitionId));
}

export async function deleteGuests(database: Sql, competitionId: string): Promise<void> {
  await database.delete(competitionGuests).where(eq(competitionGuests.competitionId, competitionId));
}

export async function updateCode(database: Sql, competitionId: string, code: string): Promise<void> {
  await database.update(competitions).set({ code }).where(eq(competitions.id, competitionId));
}

/** Whether this is the code of a private competition that is not a draft. */
export async function isCodeOf(database: Sql, competitionId: string, code: string): Promise<boolean> {
  const found = await database
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(
        eq(competitions.id, competitionId),
        eq(competitions.visibility, 'private'),
        eq(competitions.code, code),
        sql`${competitions.state} <> 'draft'`,
      ),
    );
  return found.length > 0;
}
