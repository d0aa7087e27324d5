import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import { people } from '../../accounts/people/people.table.ts';
import type { Sql } from '../../platform/database/database.ts';
import { handles } from './handles.table.ts';

/** When the person took the handle that they have; null when they have none. */
export async function findHandleOf(
  sql: Sql,
  personId: string,
): Promise<{ readonly handle: string; readonly takenAt: Date } | null> {
  const [found] = await sql
    .select({ handle: handles.handle, takenAt: handles.takenAt })
    .from(handles)
    .where(and(eq(handles.personId, personId), isNull(handles.givenUpAt)));
  return found ?? null;
}

/** False when somebody else has it, or gave it up after `restedSince`. Of two at once one gets it. */
export async function claimHandle(
  sql: Sql,
  { handle, personId, now, restedSince }: HandleClaim,
): Promise<boolean> {
  const mine = { personId, takenAt: now, givenUpAt: null };
  const result = await sql
    .insert(handles)
    .values({ handle, ...mine })
    .onConflictDoUpdate({
      target: handles.handle,
      set: mine,
      setWhere: or(eq(handles.personId, personId), lte(handles.givenUpAt, restedSince)),
    });
  return result.rowCount === 1;
}

interface HandleClaim {
  readonly handle: string;
  readonly personId: string;
  readonly now: Date;
  readonly restedSince: Date;
}

/** Makes it the person's, and gives up the one they had. */
export async function wearHandle(sql: Sql, { handle, personId, now }: Omit<HandleClaim, 'restedSince'>) {
  await sql
    .update(handles)
    .set({ givenUpAt: now })
    .where(and(eq(handles.personId, personId), ne(handles.handle, handle), isNull(handles.givenUpAt)));
  await sql.update(people).set({ handle, updatedAt: now }).where(eq(people.id, personId));
}
