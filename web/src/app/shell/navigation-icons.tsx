import {
  IconApple,
  IconCalendarEvent,
  IconLayoutDashboard,
  IconMessages,
  IconTicket,
  IconTrophy,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { NavigationIcon } from '../navigation.ts';

const icons = {
  dashboard: IconLayoutDashboard,
  messages: IconMessages,
  clients: IconUsers,
  events: IconCalendarEvent,
  competitions: IconTrophy,
  tickets: IconTicket,
  nutrition: IconApple,
  groups: IconUsersGroup,
} as const satisfies Record<NavigationIcon, unknown>;

export function NavigationPicture({ icon, size }: { icon: NavigationIcon | undefined; size: number }) {
  if (!icon) return null;
  const Icon = icons[icon];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
}
