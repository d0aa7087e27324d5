import { and, asc, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { type NotificationRow, notifications } from '../notifications/notifications.table.ts';

/**
 * Takes push messages that are due and postpones them until `lease`: if the process dies, they are found again then.
 * Processes that take at once take different ones.
 */
export function takeDuePushes(
  database: Sql,
  { now, lease, atMost }: { readonly now: Date; readonly lease: Date; readonly atMost: number },
): Promise<NotificationRow[]> {
  const due = database
    .select({ id: notifications.id })
    .from(notifications)
    .where(lte(notifications.pushDueAt, now))
    .orderBy(asc(notifications.pushDueAt))
    .limit(atMost)
    .for('update', { skipLocked: true });
  return database
    .update(notifications)
    .set({ pushDueAt: lease })
    .where(inArray(notifications.id, due))
    .returning();
}

/** Out of these, the ones that weren't read, retracted or sent meanwhile. */
export async function findStillPushed(database: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, [...ids]),
        isNotNull(notifications.pushDueAt),
        isNull(notifications.readAt),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** When they are looked at again; null: never. */
export async function setPushDue(database: Sql, ids: readonly string[], until: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(notifications)
    .set({ pushDueAt: until })
    .where(and(inArray(notifications.id, [...ids]), isNotNull(notifications.pushDueAt)));
}

export async function markPushed(database: Sql, id: string, at: Date): Promise<void> {
  await database
    .update(notifications)
    .set({ pushDueAt: null, pushedAt: sql`coalesce(${notifications.pushedAt}, ${at})` })
    .where(inArray(notifications.id, [id]));
}
