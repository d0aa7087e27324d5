import { and, asc, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { exactMoment, olderThan } from '../../platform/database/exact-moment.ts';
import { type NotificationRow, notifications } from '../notifications/notifications.table.ts';

/** Where a page ended; `at` is exact to the microsecond. */
export interface InboxMark {
  readonly at: string;
  readonly id: string;
}

/** Spelled as the indexes spell it. */
const shown = sql`${notifications.inApp}`;

/** A person's notifications that the bell shows, newest first, after the mark. */
export async function findInbox(
  database: Sql,
  { personId, unreadOnly }: { readonly personId: string; readonly unreadOnly: boolean },
  mark: InboxMark | null,
  limit: number,
): Promise<(NotificationRow & { at: string })[]> {
  const { raisedAt, id } = notifications;
  const rows = await database
    .select({ row: notifications, at: exactMoment(raisedAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        shown,
        unreadOnly ? isNull(notifications.readAt) : undefined,
        mark ? olderThan(raisedAt, id, mark) : undefined,
      ),
    )
    .orderBy(desc(raisedAt), desc(id))
    .limit(limit);
  return rows.map(({ row, at }) => ({ ...row, at }));
}

export async function findOwnNotification(
  database: Sql,
  personId: string,
  id: string,
): Promise<NotificationRow | null> {
  const [found] = await database
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.personId, personId), shown));
  return found ?? null;
}

/** Read, and no mail goes any more. Gives whether it was unread. */
export async function markRead(database: Sql, id: string, at: Date): Promise<boolean> {
  const result = await database
    .update(notifications)
    .set({ readAt: at, mailDueAt: null })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
  return result.rowCount === 1;
}

/** All that were told up to the moment. Gives how many were unread. */
export async function markReadUpTo(
  database: Sql,
  personId: string,
  { upTo, at }: { readonly upTo: Date; readonly at: Date },
): Promise<number> {
  const result = await database
    .update(notifications)
    .set({ readAt: at, mailDueAt: null })
    .where(
      and(
        eq(notifications.personId, personId),
        shown,
        isNull(notifications.readAt),
        lte(notifications.raisedAt, upTo),
      ),
    );
  return result.rowCount ?? 0;
}

/**
 * Deletes some of what was read before `readBefore` or told before `toldBefore`, oldest first. Gives
 * how many.
 */
export async function deleteOld(
  database: Sql,
  { readBefore, toldBefore }: { readonly readBefore: Date; readonly toldBefore: Date },
  limit: number,
): Promise<number> {
  const old = database
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        // What was read is older than its reading: the index by age leads to both.
        lt(notifications.raisedAt, readBefore),
        or(lt(notifications.readAt, readBefore), lt(notifications.raisedAt, toldBefore)),
      ),
    )
    .orderBy(asc(notifications.raisedAt))
    .limit(limit)
    // Two processes that sweep at once take different ones.
    .for('update', { skipLocked: true });
  const result = await database.delete(notifications).where(sql`${notifications.id} in (${old})`);
  return result.rowCount ?? 0;
}
