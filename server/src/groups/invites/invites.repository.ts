import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type InviteRow, invites } from './invites.table.ts';

/** Those that can still be used, newest first, with who made them. */
export function findInvites(database: Sql, groupId: string, now: Date) {
  return database
    .select({
      id: invites.id,
      token: invites.token,
      uses: invites.uses,
      mostUses: invites.mostUses,
      expiresAt: invites.expiresAt,
      createdBy: people.name,
    })
    .from(invites)
    .innerJoin(people, eq(people.id, invites.createdBy))
    .where(and(eq(invites.groupId, groupId), gt(invites.expiresAt, now), lt(invites.uses, invites.mostUses)))
    .orderBy(desc(invites.id));
}

export async function findInvite(database: Sql, token: string, now: Date): Promise<InviteRow | null> {
  const [invite] = await database
    .select()
    .from(invites)
    .where(and(eq(invites.token, token), gt(invites.expiresAt, now)));
  return invite ?? null;
}

export async function insertInvite(database: Sql, row: InviteRow): Promise<void> {
  await database.insert(invites).values(row);
}

/** Gives whether a use was left: of several people at once, only so many get one. */
export async function useInvite(database: Sql, id: string): Promise<boolean> {
  const used = await database
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(and(eq(invites.id, id), lt(invites.uses, invites.mostUses)));
  return used.rowCount === 1;
}

/** Gives whether there was one. */
export async function deleteInvite(database: Sql, groupId: string, id: string): Promise<boolean> {
  const gone = await database.delete(invites).where(and(eq(invites.id, id), eq(invites.groupId, groupId)));
  return gone.rowCount === 1;
}
