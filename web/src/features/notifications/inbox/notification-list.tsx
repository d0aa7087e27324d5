import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { byDay } from './days.ts';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  notifications: readonly NotificationReply[];
  /** The level of the day headings: one below the heading above the list. */
  level: 2 | 3;
  onRead: (notification: NotificationReply) => void;
  onOpen?: () => void;
}

/** From the newest on, day by day. */
export function NotificationList({ notifications, level, onRead, onOpen }: NotificationListProps) {
  const Heading = `h${level}` as const;
  return byDay(notifications, serverNow()).map(({ title, notifications: ofDay }) => (
    <section key={title}>
      <Heading className={styles.day}>{title}</Heading>
      <ul>
        {ofDay.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => onRead(notification)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  ));
}
