import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { SessionUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useOwnPicture } from './own-picture.ts';
import styles from './person-button.module.css';

interface PersonButtonProps extends ComponentProps<'button'> {
  user: SessionUser;
}

/** The person's square and first name; passes on what the menu puts on its button. */
export function PersonButton({ user, ...button }: PersonButtonProps) {
  const picture = useOwnPicture(user.photo);
  return (
    <button type="button" {...button} className={styles.who}>
      <Avatar name={user.name} id={user.id} picture={picture} size={32} />
      <span className={styles.name}>{user.name.split(' ', 1)[0]}</span>
      <VisuallyHidden>, your account</VisuallyHidden>
      <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
