import {
  type NotificationsQuery,
  notificationTopicPrefix,
  unreadCounted,
} from '@chalkline/contract/notifications/notification.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { Page } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { LiveTopic } from '../../platform/live/live-topics.ts';
import type { Parts } from '../../platform/parts.ts';
import {
  type NoticeText,
  type NotificationSubject,
  textsFor,
} from '../notifications/notification-subject.service.ts';
import type { NotificationRow } from '../notifications/notifications.table.ts';
import { findInbox, inboxOrder } from './inbox.repository.ts';

/** A notification with its words for this person at this moment. */
export interface InboxNotification extends NotificationRow {
  readonly notice: NoticeText;
}

type Subjects = readonly NotificationSubject[];

/** Newest first. What the person may no longer see is left out, so a page may be shorter than asked for. */
export async function listNotifications(
  parts: Parts,
  subjects: Subjects,
  { personId }: Viewer,
  asked: NotificationsQuery,
): Promise<Page<InboxNotification[]>> {
  const rows = await readPage(parts.config, asked, {
    list: ['notifications', personId],
    order: inboxOrder,
    read: (page) => findInbox(parts.database.sql, { personId, unreadOnly: false }, page),
  });
  const texts = await textsFor(parts, subjects, rows.data);
  const shown = rows.data.flatMap((row) => {
    const notice = texts.get(row.id);
    return notice ? [{ ...row, notice }] : [];
  });
  return new Page(shown, rows.next);
}

export interface UnreadCount {
  readonly unread: number;
  readonly position: string;
}

/** How many unread ones the person may still see, counted up to `unreadCounted`. */
export async function countUnread(
  parts: Parts,
  subjects: Subjects,
  { personId }: Viewer,
): Promise<UnreadCount> {
  // Before the rows are read, so that no event between the two is missed.
  const position = await parts.live.reached(parts.database.sql);
  let unread = 0;
  let page = inboxOrder.page(null, unreadCounted);
  for (;;) {
    const rows = await findInbox(parts.database.sql, { personId, unreadOnly: true }, page);
    unread += (await textsFor(parts, subjects, rows)).size;
    const last = rows.at(-1);
    page = inboxOrder.page(last ? inboxOrder.mark(last) : null, unreadCounted);
    if (unread >= unreadCounted) return { unread: unreadCounted, position };
    if (rows.length < unreadCounted) return { unread, position };
  }
}

/** `notifications:<person id>` is watched by that person alone. */
export const notificationsLiveTopic: LiveTopic = {
  prefix: notificationTopicPrefix,
  mayWatch: async (_parts, viewer, personId) => viewer !== null && viewer.personId === personId,
};
