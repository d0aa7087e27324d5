import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import type { InboxNotification } from './inbox.service.ts';

export function presentNotification({
  id,
  kind,
  notice,
  raisedAt,
  readAt,
}: InboxNotification): NotificationReply {
  const { title, text, address } = notice;
  return { id, kind, title, text, address, at: raisedAt.toISOString(), isRead: readAt !== null };
}
