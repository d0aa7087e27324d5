import type { AddressName } from '@chalkline/contract/urls.ts';
import { IconChevronDown, IconChevronUp, IconLogout } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { type SessionUser, useSession } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { addressOf, userNavigation, visibleItems, visitorNavigation } from '../navigation.ts';
import { useLogOut } from './log-out-door.tsx';
import styles from './mobile-menu.module.css';
import { NavigationPicture } from './navigation-icons.tsx';
import { useOwnPicture } from './own-picture.ts';
import { rememberTab } from './remember-tab.ts';
import { TopLinks } from './top-links.tsx';

interface MobileMenuProps {
  section: AddressName | undefined;
  onClose: () => void;
  /** Also on a desktop, where it is a panel at this side. */
  panel?: 'left' | 'right';
}

/** Full-screen navigation on a phone, with an expandable account section. */
export function MobileMenu({ section, onClose, panel }: MobileMenuProps) {
  const known = useKnownAddresses();
  const person = useSession();
  useClosing(onClose);
  return (
    <nav
      id="mobile-menu"
      className={clsx(styles.menu, panel && styles.panel, panel && styles[panel])}
      aria-label="Main"
    >
      <TopLinks section={section} className={styles.item} onChoose={onClose} />
      {person ? (
        <Account user={person.user} onClose={onClose} />
      ) : (
        visibleItems(visitorNavigation, known).map((item) => (
          <Link key={item.label} to={addressOf(item)} className={styles.item} onClick={onClose}>
            {item.label}
          </Link>
        ))
      )}
    </nav>
  );
}

function Account({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const leave = useLogOut();
  const [open, setOpen] = useState(true);
  const picture = useOwnPicture(user.photo);
  const known = useKnownAddresses();
  const Chevron = open ? IconChevronUp : IconChevronDown;
  return (
    <div className={styles.account}>
      <button type="button" className={styles.person} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Avatar name={user.name} id={user.id} picture={picture} size={36} />
        <b>{user.name}</b>
        <Chevron size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <div>
          {visibleItems(userNavigation, known, user).map((item) => (
            <Link
              key={item.label}
              to={addressOf(item)}
              className={styles.sub}
              onClick={() => {
                rememberTab(item);
                onClose();
              }}
            >
              <NavigationPicture icon={item.icon} size={20} />
              {item.label}
            </Link>
          ))}
          <button
            type="button"
            className={styles.sub}
            onClick={() => {
              onClose();
              leave();
            }}
          >
            <IconLogout size={20} stroke={1.75} aria-hidden="true" />
            Log out
          </button>
        </div>
      )}
    </div>
  );
}

/** Escape and navigation close it; the page behind doesn't scroll. */
function useClosing(onClose: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  }, [pathname, openedAt, onClose]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const main = document.querySelector('main');
    document.addEventListener('keydown', press);
    document.body.style.overflow = 'hidden';
    if (main) main.inert = true;
    return () => {
      document.removeEventListener('keydown', press);
      document.body.style.overflow = '';
      if (main) main.inert = false;
    };
  }, [onClose]);
}
