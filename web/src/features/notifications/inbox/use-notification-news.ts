import { notificationTopic } from '@chalkline/contract/notifications/notification.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveState } from '../../../platform/live/use-live.ts';
import { notificationQueries } from '../notifications.queries.ts';

/** A network may let calls through and no streams; then the count is asked for now and then. */
const askAgainMs = 60_000;

/**
 * How many the person has not read, in step with the server and with every other tab: whatever changes is told
 * by the live stream, and what is shown is then read anew.
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
