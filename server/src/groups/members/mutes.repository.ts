import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { belongings } from '../groups/groups.table.ts';
import { keptMutes } from './kept-mutes.table.ts';

/** Ends a mute whose moment has come. */
export async function clearMute(database: Sql, groupId: string, personId: string, now: Date): Promise<void> {
  await database
    .update(belongings)
    .set({ mutedUntil: null })
    .where(
      and(
        eq(belongings.groupId, groupId),
        eq(belongings.personId, personId),
        lte(belongings.mutedUntil, now),
      ),
    );
}

const isKept = (groupId: string, personId: string) =>
  and(eq(keptMutes.groupId, groupId), eq(keptMutes.personId, personId));

/** Until when somebody who has left is muted when they come back. */
export async function findKeptMute(database: Sql, groupId: string, personId: string): Promise<Date | null> {
  const [kept] = await database
    .select({ until: keptMutes.until })
    .from(keptMutes)
    .where(isKept(groupId, personId));
  return kept?.until ?? null;
}

export async function deleteKeptMute(database: Sql, groupId: string, personId: string): Promise<void> {
  await database.delete(keptMutes).where(isKept(groupId, personId));
}

/** Takes people out of groups. A mute that lasts is kept in the same statement, so that leaving doesn’t end it. */
export async function deleteKeepingMutes(database: Sql, which: SQL | undefined): Promise<void> {
  await database.execute(sql`
    with gone as (delete from ${belongings} where ${which}
      returning "belongings"."group_id", "belongings"."person_id", "belongings"."muted_until")
    insert into ${keptMutes} (group_id, person_id, until)
    select group_id, person_id, muted_until from gone where muted_until is not null
    on conflict (group_id, person_id) do update set until = greatest(kept_mutes.until, excluded.until)`);
}
