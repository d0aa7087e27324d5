import { usePagedRows } from '../../../patterns/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { useReading } from './use-reading.ts';

/** Reads all that is shown and everything older; what comes in this moment stays unread. */
export function ReadAll({ unread }: { unread: number }) {
  const shown = usePagedRows(notificationQueries.list());
  const { readAll, isReadingAll } = useReading();
  if (unread === 0 || !shown) return null;
  return (
    <Button size={32} busy={isReadingAll} onClick={() => readAll(shown)}>
      Mark all as read
    </Button>
  );
}
