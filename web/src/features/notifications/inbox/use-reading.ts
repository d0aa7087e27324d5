import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import {
  readNotification,
  readNotifications,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { useAction } from '../../../patterns/use-action.ts';
import { notificationQueries } from '../notifications.queries.ts';

/** Marks as read: one, or all up to the newest that is shown. */
export function useReading() {
  const common = { failed: 'Couldn’t mark as read', invalidates: [notificationQueries.inbox] };
  const one = useAction({
    ...common,
    send: (call, notificationId: string) => call(readNotification, { params: { notificationId } }),
  });
  const all = useAction({
    ...common,
    send: (call, upTo: string) => call(readNotifications, { body: { upTo } }),
  });
  return {
    readOne: ({ id, isRead }: NotificationReply) => {
      if (!isRead) one.run(id);
    },
    readAll: (shown: readonly NotificationReply[]) => {
      const [newest] = shown;
      if (newest) all.run(newest.at);
    },
    isReadingAll: all.busy,
  };
}
