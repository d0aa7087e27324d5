import { z } from 'zod';
import { idField, momentField } from '../http/fields.ts';
import { pageQuery } from '../http/paging.ts';
import { positionField } from '../live/live.endpoints.ts';
import { notificationKinds } from './notification-kinds.ts';

export const notificationReply = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  /** The beginning of what it is about. */
  text: z.string().nullable(),
  /** Where in the web app the thing is; null when there is nothing to open. */
  address: z.string().nullable(),
  at: momentField,
  isRead: z.boolean(),
});
export type NotificationReply = z.output<typeof notificationReply>;

export const notificationsQuery = z.strictObject({
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
});
export type NotificationsQuery = z.output<typeof notificationsQuery>;

/** Counted no further than this: the bell shows `99+`. */
export const unreadCounted = 100;

export const unreadReply = z.object({
  /** Of those that the person may still see; `unreadCounted` stands for that many or more. */
  unread: z.int(),
  /** Follow the live topic `notifications:<person id>` from here. */
  position: positionField,
});
export type UnreadReply = z.output<typeof unreadReply>;

/** Everything up to and with this moment is read; what came later, and was not seen, stays unread. */
export const readUpTo = z.strictObject({ upTo: momentField });

export const notificationParams = z.strictObject({ notificationId: idField });

export const notificationTopicPrefix = 'notifications';

/** The live topic that tells one person that their notifications have changed. Only they may watch it. */
export function notificationTopic(personId: string): string {
  return `${notificationTopicPrefix}:${personId}`;
}

/** The one event of the topic. It carries nothing: what may be seen is asked for, with the rights of that moment. */
export const notificationsChangedKind = 'changed';
