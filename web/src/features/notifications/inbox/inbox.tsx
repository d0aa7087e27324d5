import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import styles from './inbox.module.css';
import { NotificationList } from './notification-list.tsx';
import { useReading } from './use-reading.ts';

interface InboxProps {
  level: 2 | 3;
  /** After one was opened: what holds the list closes. */
  onOpen?: () => void;
}

/** The list with all its states. Who scrolls on gets older ones. */
export function Inbox({ level, onOpen }: InboxProps) {
  const query = useInfiniteQuery(notificationQueries.list());
  const { readOne } = useReading();
  const say = useErrorText();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Your notifications did not load"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {say(query.error)}
      </ErrorState>
    );
  }
  if (!query.data) return <SkeletonRows rows={4} avatar={false} />;
  const shown = listed(query.data);
  if (shown.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState title="Nothing new">
        Announcements of your competitions and what happens to your account will stand here.
      </EmptyState>
    );
  }
  return (
    <>
      <NotificationList level={level} notifications={shown} onRead={readOne} {...(onOpen && { onOpen })} />
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button size={32} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

export function listed(data: {
  readonly pages: readonly { readonly data: readonly NotificationReply[] }[];
}): NotificationReply[] {
  return data.pages.flatMap((page) => page.data);
}
