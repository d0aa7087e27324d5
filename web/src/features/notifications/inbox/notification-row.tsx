import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { KindIcon } from './kind-icon.tsx';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  notification: NotificationReply;
  onRead: () => void;
  /** After the thing was opened. */
  onOpen?: (() => void) | undefined;
}

/** One of them: opening the thing reads it, and so does the tick at its end. */
export function NotificationRow({ notification, onRead, onOpen }: NotificationRowProps) {
  const { title, text, address, at, isRead, kind } = notification;
  const open = () => {
    onRead();
    onOpen?.();
  };
  const words = (
    <>
      {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
      <b className={styles.title}>{title}</b>
      {text && <span className={styles.text}>{text}</span>}
    </>
  );
  return (
    <li className={clsx(styles.row, !isRead && styles.unread)}>
      <span className={styles.icon}>
        <KindIcon kind={kind} />
      </span>
      <div className={styles.words}>
        {address === null ? (
          <span className={styles.link}>{words}</span>
        ) : (
          <Link className={clsx(styles.link, styles.leads)} to={address} onClick={open}>
            {words}
          </Link>
        )}
        <span className={styles.time}>
          <TimeAgo at={at} />
        </span>
      </div>
      {!isRead && (
        <span className={styles.tick}>
          <IconButton
            size={32}
            label={`Mark as read: ${title}`}
            icon={<IconCheck size={18} stroke={1.75} />}
            onClick={onRead}
          />
        </span>
      )}
    </li>
  );
}
