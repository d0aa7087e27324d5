import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { listed } from './inbox.tsx';
import { useReading } from './use-reading.ts';

/** Reads all that is shown and everything older; what comes in this moment stays unread. */
export function ReadAll({ unread }: { unread: number }) {
  const { data } = useInfiniteQuery(notificationQueries.list());
  const { readAll, isReadingAll } = useReading();
  if (unread === 0 || !data) return null;
  return (
    <Button size={32} busy={isReadingAll} onClick={() => readAll(listed(data))}>
      Mark all as read
    </Button>
  );
}
