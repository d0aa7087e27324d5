import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import type { SessionUser } from '../../platform/session.ts';
import { session } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { logOut } from '../log-out.ts';
import { addressOf, type NavigationItem, userNavigation, visibleItems } from '../navigation.ts';
import { useKnownAddresses } from './known-addresses.ts';
import { NavigationPicture } from './navigation-icons.tsx';
import styles from './user-menu.module.css';

/** The person and what is theirs. */
export function UserMenu({ user }: { user: SessionUser }) {
  const known = useKnownAddresses();
  const items = visibleItems(userNavigation, known, user);
  return (
    <Menu
      target={
        <button type="button" className={styles.who}>
          <Avatar name={user.name} id={user.id} picture={user.photo} size={32} />
          <span className={styles.name}>{user.name.split(' ', 1)[0]}</span>
          <VisuallyHidden>, your account</VisuallyHidden>
          <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
        </button>
      }
    >
      {items.map((item) => (
        <MenuItem
          key={item.label}
          to={addressOf(item)}
          icon={<NavigationPicture icon={item.icon} size={18} />}
          onClick={() => rememberTab(item)}
        >
          {item.label}
        </MenuItem>
      ))}
      {items.length > 0 && <MenuDivider />}
      <MenuItem icon={<IconLogout size={18} stroke={1.75} aria-hidden="true" />} onClick={logOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}

/** The dashboard entry stores which tab is active (seed §2). */
export function rememberTab(item: NavigationItem): void {
  if (item.activeTab) session.write('activeTab', item.activeTab);
}
