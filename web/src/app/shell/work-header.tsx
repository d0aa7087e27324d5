import { useSession } from '../../platform/session.ts';
import { HeaderBell } from './header-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SiteLogo } from './site-logo.tsx';
import styles from './work-header.module.css';

/** The narrow header of a control room; the screen says in it what is being worked on. */
export function WorkHeader({ slot }: { slot: (element: HTMLElement | null) => void }) {
  const person = useSession();
  return (
    <header className={styles.header} data-on-frame="">
      <SiteLogo />
      <span className={styles.lean} />
      <div className={styles.slot} ref={slot} />
      {person && <HeaderBell personId={person.user.id} />}
      {person && <PersonMenu user={person.user} />}
    </header>
  );
}
