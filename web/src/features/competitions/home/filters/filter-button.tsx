import { IconCalendar, IconChevronDown, IconCoin, IconMapPin, IconUsersGroup } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { FilterName } from './filter-part.ts';

const icons = { Place: IconMapPin, Date: IconCalendar, Division: IconUsersGroup, Price: IconCoin } as const;

interface FilterButtonProps extends Pick<ComponentProps<typeof Button>, 'onClick' | 'onNear' | 'ref'> {
  name: FilterName;
  opened: boolean;
}

/** The button of one filter; the props a popover gives to its target go on to it. */
export function FilterButton({ name, opened, ...button }: FilterButtonProps) {
  const Icon = icons[name];
  return (
    <Button
      {...button}
      variant="tool"
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      iconAfter={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
      aria-expanded={opened}
    >
      {name}
    </Button>
  );
}
