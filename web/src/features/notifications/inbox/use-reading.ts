import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import {
  readNotification,
  readNotifications,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/calls.ts';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { addToast } from '../../../ui/toasts.tsx';
import { notificationQueries } from '../notifications.queries.ts';

/** Marks as read: one, or all up to the newest that is shown. */
export function useReading() {
  const cache = useQueryClient();
  const say = useErrorText();
  const common = {
    onSettled: () => cache.invalidateQueries({ queryKey: notificationQueries.told }),
    onError: (failure: unknown) =>
      addToast({ kind: 'error', title: 'It is still unread', detail: say(failure) }),
  };
  const one = useMutation({
    mutationFn: (notificationId: string) => call(readNotification, { params: { notificationId } }),
    ...common,
  });
  const all = useMutation({
    mutationFn: (upTo: string) => call(readNotifications, { body: { upTo } }),
    ...common,
  });
  return {
    readOne: ({ id, isRead }: NotificationReply) => {
      if (!isRead) one.mutate(id);
    },
    readAll: (shown: readonly NotificationReply[]) => {
      const [newest] = shown;
      if (newest) all.mutate(newest.at);
    },
    isReadingAll: all.isPending,
  };
}
