import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import type { ToldNotification } from './inbox.service.ts';

export function presentNotification({
  id,
  kind,
  words,
  raisedAt,
  readAt,
}: ToldNotification): NotificationReply {
  const { title, text, address } = words;
  return { id, kind, title, text, address, at: raisedAt.toISOString(), isRead: readAt !== null };
}
