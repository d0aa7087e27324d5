import { messagesChangedKind, messagesTopic } from '@chalkline/contract/messages/message.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive, useLiveState } from '../../platform/live/use-live.ts';
import { messageQueries } from './messages.queries.ts';

/** Some networks block streams, so the count is also polled. */
const askAgainMs = 60_000;

/** Unread conversations and requests, kept in sync with the server and other tabs, and the lists with them. */
export function useMessageNews(personId: string): { readonly unread: number; readonly requests: number } {
  const isCutOff = useLiveState() === 'offline';
  const cache = useQueryClient();
  const { data } = useQuery({ ...messageQueries.unread(), refetchInterval: isCutOff ? askAgainMs : false });
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: messageQueries.unread().queryKey });
    void cache.invalidateQueries({ queryKey: messageQueries.lists });
  };
  useLive(data ? messagesTopic(personId) : null, {
    since: data?.position,
    onEvent: ({ kind }) => {
      if (kind === messagesChangedKind) refresh();
    },
    onReset: refresh,
  });
  return { unread: data?.unread ?? 0, requests: data?.requests ?? 0 };
}
