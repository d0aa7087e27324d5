import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './bell.module.css';
import { Inbox } from './inbox.tsx';
import { ReadAll } from './read-all.tsx';
import { useUnread } from './use-notification-news.ts';

/** The bell in the header: how many are unread, and the list behind it. */
export function Bell({ personId }: { personId: string }) {
  const unread = useUnread(personId);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        label="Notifications"
        target={
          <IconButton
            label="Notifications"
            icon={<IconBell size={20} stroke={1.75} />}
            count={unread}
            aria-expanded={opened}
            aria-haspopup="dialog"
            onClick={() => setOpened(!opened)}
          />
        }
      >
        <div className={styles.head}>
          <h2 className={text.h4}>Notifications</h2>
          <ReadAll unread={unread} />
          <span onClickCapture={close}>
            <IconLink
              size={32}
              label="Notification settings"
              to={urlOf('editProfile', {}, { tab: 'notifications' })}
              icon={<IconSettings size={18} stroke={1.75} />}
            />
          </span>
        </div>
        <div className={styles.list}>
          <Inbox level={3} onOpen={close} />
        </div>
        <div className={styles.foot}>
          <Link className={text.link} to={urlOf('notifications')} onClick={close}>
            See all
          </Link>
        </div>
      </Popover>
      <VisuallyHidden>
        <span role="status">{unread > 0 ? `${unread} unread` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
