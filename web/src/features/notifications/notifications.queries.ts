import { countUnread, listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { getNotificationPreferences } from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/calls.ts';

/** Every key of the feature. All of `told` is read anew when the server says that something changed. */
export const notificationQueries = {
  told: ['notifications', 'told'] as const,

  unread: () =>
    queryOptions({
      queryKey: [...notificationQueries.told, 'unread'],
      queryFn: async ({ signal }) => (await call(countUnread, {}, { signal })).data,
    }),

  list: () =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.told, 'list'],
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call(listNotifications, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
      getNextPageParam: (page) => page.next ?? undefined,
    }),

  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: async ({ signal }) => (await call(getNotificationPreferences, {}, { signal })).data,
    }),
};
