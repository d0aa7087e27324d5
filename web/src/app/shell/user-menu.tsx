import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import type { SessionUser } from '../../platform/session.ts';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { addressOf, userNavigation, visibleItems } from '../navigation.ts';
import { useLogOut } from './log-out-door.tsx';
import { NavigationPicture } from './navigation-icons.tsx';
import { PersonButton } from './person-button.tsx';
import { rememberTab } from './remember-tab.ts';

interface UserMenuProps {
  user: SessionUser;
  /** Its button was pressed while the menu's code was loading. */
  startsOpen: boolean;
}

/** The person and what is theirs. */
export function UserMenu({ user, startsOpen }: UserMenuProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const leave = useLogOut();
  const known = useKnownAddresses();
  const items = visibleItems(userNavigation, known, user);
  return (
    <Menu target={<PersonButton user={user} />} opened={isOpen} onChange={setOpen}>
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
      <MenuItem icon={<IconLogout size={18} stroke={1.75} aria-hidden="true" />} onClick={leave}>
        Log out
      </MenuItem>
    </Menu>
  );
}
