import type { AddressName } from '@chalkline/contract/urls.ts';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useSession } from '../../platform/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeaderBell } from './header-bell.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SiteLogo } from './site-logo.tsx';
import { useMenu } from './use-menu.ts';
import styles from './work-header.module.css';

interface WorkHeaderProps {
  section: AddressName | undefined;
  slot: (element: HTMLElement | null) => void;
}

/**
 * The narrow header of a control room; the screen says in it what is being worked on. The site's navigation is behind
 * the menu button at every width.
 */
export function WorkHeader({ section, slot }: WorkHeaderProps) {
  const person = useSession();
  const menu = useMenu();
  const Icon = menu.isOpen ? IconX : IconMenu2;
  return (
    <header className={styles.header} data-on-frame="">
      <IconButton
        ref={menu.button}
        label="Menu"
        icon={<Icon size={20} stroke={1.75} />}
        aria-expanded={menu.isOpen}
        aria-controls="mobile-menu"
        onClick={menu.toggle}
      />
      <SiteLogo />
      <span className={styles.lean} />
      <div className={styles.slot} ref={slot} />
      <HeaderSearch />
      {person && <HeaderBell personId={person.user.id} />}
      {person && <PersonMenu user={person.user} />}
      {menu.isOpen && <MobileMenu section={section} onClose={menu.close} panel="left" />}
    </header>
  );
}
