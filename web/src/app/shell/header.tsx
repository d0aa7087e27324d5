import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import { IconMenu2, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { addressOf, visibleItems, visitorNavigation } from '../navigation.ts';
import styles from './header.module.css';
import { HeaderBell } from './header-bell.tsx';
import { HeaderMessages } from './header-messages.tsx';
import { HeaderSearch } from './header-search.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SiteLogo } from './site-logo.tsx';
import { TopLinks } from './top-links.tsx';
import { useMenu } from './use-menu.ts';

/** The ink bar on top: logo, navigation, the person. On a phone the navigation is behind the hamburger. */
export function Header({ section }: { section: AddressName | undefined }) {
  const { isOpen: menuOpen, toggle, close: closeMenu, button: hamburger } = useMenu();
  const known = useKnownAddresses();
  const signedIn = useSession();
  return (
    <header className={styles.header} data-on-frame="">
      <div className={clsx(styles.inner, menuOpen && styles.aboveMenu)}>
        <div className={styles.hamburger}>
          <IconButton
            ref={hamburger}
            label="Menu"
            icon={<IconMenu2 size={20} stroke={1.75} />}
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            onClick={toggle}
          />
        </div>
        <SiteLogo />
        <nav className={styles.tabs} aria-label="Main">
          <TopLinks section={section} className={styles.tab} />
        </nav>
        {menuOpen && (
          <div className={styles.close}>
            <IconButton label="Close menu" icon={<IconX size={20} stroke={1.75} />} onClick={closeMenu} />
          </div>
        )}
        <div className={clsx(styles.person, menuOpen && styles.behind)}>
          <HeaderSearch />
          {signedIn && known.has(addresses.messages) && <HeaderMessages personId={signedIn.user.id} />}
          {signedIn && <HeaderBell personId={signedIn.user.id} />}
          {signedIn ? (
            <PersonMenu user={signedIn.user} />
          ) : (
            visibleItems(visitorNavigation, known).map((item) => (
              <ButtonLink key={item.label} variant="frame" size={32} to={addressOf(item)}>
                {item.label}
              </ButtonLink>
            ))
          )}
        </div>
      </div>
      {menuOpen && <MobileMenu section={section} onClose={closeMenu} />}
    </header>
  );
}
