import { PagedList } from '../../../patterns/paged-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { NotificationList } from './notification-list.tsx';
import { useReading } from './use-reading.ts';

interface InboxProps {
  level: 2 | 3;
  /** After one was opened: what holds the list closes. */
  onOpen?: () => void;
}

/** The list with all its states. Who scrolls on gets older ones. */
export function Inbox({ level, onOpen }: InboxProps) {
  const { readOne } = useReading();
  return (
    <PagedList
      query={notificationQueries.list()}
      page={level === 3 ? null : 'page'}
      failed="Couldn’t load your notifications"
      empty={
        <EmptyState title="No notifications yet">Announcements and account updates appear here.</EmptyState>
      }
    >
      {(notifications) => (
        <NotificationList level={level} notifications={notifications} onRead={readOne} onOpen={onOpen} />
      )}
    </PagedList>
  );
}
