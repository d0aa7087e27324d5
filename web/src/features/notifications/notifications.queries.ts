import { countUnread, listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { getNotificationPreferences } from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { listPushDevices } from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../patterns/paged-query.ts';
import { call } from '../../platform/calls.ts';

/** Every key of the feature. All of `inbox` is read again when the server says that something changed. */
export const notificationQueries = {
  inbox: ['notifications', 'inbox'] as const,

  unread: () =>
    queryOptions({
      queryKey: [...notificationQueries.inbox, 'unread'],
      queryFn: async ({ signal }) => (await call(countUnread, {}, { signal })).data,
    }),

  list: () => pagedQuery([...notificationQueries.inbox, 'list'], listNotifications),

  preferences: () =>
    queryOptions({
      queryKey: ['notifications', 'preferences'],
      queryFn: async ({ signal }) => (await call(getNotificationPreferences, {}, { signal })).data,
    }),

  pushDevices: () =>
    queryOptions({
      queryKey: ['notifications', 'push devices'],
      queryFn: async ({ signal }) => (await call(listPushDevices, {}, { signal })).data,
    }),
};
