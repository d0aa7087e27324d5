import { IconDots } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';

/** What is set up seldom. */
export type Extra = 'categories' | 'repeats' | 'settings';

const labels: Readonly<Record<Extra, string>> = {
  categories: 'Categories and budgets',
  repeats: 'Repeating entries',
  settings: 'Settings',
};

export function MoreMenu({ onOpen }: { onOpen: (what: Extra) => void }) {
  return (
    <Menu
      target={
        <IconButton
          label="More for the books"
          aria-haspopup="menu"
          icon={<IconDots size={20} stroke={1.75} aria-hidden="true" />}
        />
      }
    >
      {(['categories', 'repeats', 'settings'] as const).map((what) => (
        <MenuItem key={what} onClick={() => onOpen(what)}>
          {labels[what]}
        </MenuItem>
      ))}
    </Menu>
  );
}
