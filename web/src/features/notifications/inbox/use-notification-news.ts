import { notificationTopic } from '@chalkline/contract/notifications/notification.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveState } from '../../../platform/live/use-live.ts';
import { notificationQueries } from '../notifications.queries.ts';

/** Some networks block streams, so the count is also polled. */
const askAgainMs = 60_000;

/**
 * The unread count, kept in sync with the server and other tabs: the live stream reports changes, and the shown data
 * is then fetched again.
 */
export function useUnread(personId: string): number {
  const isCutOff = useLiveState() === 'offline';
  const cache = useQueryClient();
  const { data } = useQuery({
    ...notificationQueries.unread(),
    refetchInterval: isCutOff ? askAgainMs : false,
  });
  const refresh = () => void cache.invalidateQueries({ queryKey: notificationQueries.inbox });
  useLive(data ? notificationTopic(personId) : null, {
    since: data?.position,
    onEvent: refresh,
    onReset: refresh,
  });
  return data?.unread ?? 0;
}
