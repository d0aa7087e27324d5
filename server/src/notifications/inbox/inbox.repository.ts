import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import { descending, exactMoment, type KeysetPage, keyset, pageOf } from '../../platform/database/keyset.ts';
import { type NotificationRow, notifications } from '../notifications/notifications.table.ts';

/** A notification with the exact time it was raised, which the list is sorted by. */
export interface InboxRow extends NotificationRow {
  readonly at: string;
}

/** Newest first. */
export const inboxOrder = keyset<InboxRow>(
  descending(notifications.raisedAt, ({ at }) => at),
  descending(notifications.id, ({ id }) => id),
);

/** Must match the indexes. */
const shown = sql`${notifications.inApp}`;

/** The notifications in a person's inbox. */
export function findInbox(
  database: Sql,
  { personId, unreadOnly }: { readonly personId: string; readonly unreadOnly: boolean },
  page: KeysetPage,
): Promise<InboxRow[]> {
  const columns = { ...getTableColumns(notifications), at: exactMoment(notifications.raisedAt) };
  const unread = unreadOnly ? isNull(notifications.readAt) : undefined;
  const wanted = and(eq(notifications.personId, personId), shown, unread);
  return pageOf(database.select(columns).from(notifications).$dynamic(), wanted, page);
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

/** Marks it read, which cancels its email. Returns whether it was unread. */
export async function markRead(database: Sql, id: string, at: Date): Promise<boolean> {
  const result = await database
    .update(notifications)
    .set({ readAt: at, mailDueAt: null, pushDueAt: null })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
  return result.rowCount === 1;
}

/** Marks everything up to the moment as read. Returns how many were unread. */
export async function markReadUpTo(
  database: Sql,
  personId: string,
  { upTo, at }: { readonly upTo: Date; readonly at: Date },
): Promise<number> {
  const result = await database
    .update(notifications)
    .set({ readAt: at, mailDueAt: null, pushDueAt: null })
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
