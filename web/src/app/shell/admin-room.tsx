import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBarbell,
  IconBuilding,
  IconBuildingStore,
  IconCoins,
  IconFlag,
  IconId,
  IconLayoutDashboard,
  IconPalette,
  IconReceipt,
  IconRun,
  IconShoppingCart,
  IconStar,
  IconUserCheck,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useSession } from '../../platform/session.ts';
import { ControlRoom, type SideMenuItem } from '../../ui/control-room.tsx';
import { dashboardSections } from '../dashboard-sections.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface AdminLink {
  readonly label: string;
  readonly screen: PlainAddressName;
  readonly icon: ReactNode;
  readonly adminOnly?: boolean;
  /** For an organization’s administrator, not the site’s. */
  readonly corporateOnly?: boolean;
}

const links: readonly AdminLink[] = [
  { label: 'People', screen: 'allUsers', icon: <IconUsers {...icon} /> },
  { label: 'Invite people', screen: 'addUser', icon: <IconUserPlus {...icon} /> },
  { label: 'Communities', screen: 'allCommunities', icon: <IconUsersGroup {...icon} /> },
  { label: 'Memberships', screen: 'memberships', icon: <IconId {...icon} />, corporateOnly: true },
  {
    label: 'Members',
    screen: 'clientMemberships',
    icon: <IconUserCheck {...icon} />,
    corporateOnly: true,
  },
  { label: 'Subscriptions', screen: 'allSubscriptions', icon: <IconId {...icon} />, adminOnly: true },
  { label: 'Subscribers', screen: 'allSubscribers', icon: <IconUserCheck {...icon} />, adminOnly: true },
  { label: 'Revenues', screen: 'revenues', icon: <IconCoins {...icon} />, adminOnly: true },
  {
    label: 'Sales and payouts',
    screen: 'revenues',
    icon: <IconShoppingCart {...icon} />,
    corporateOnly: true,
  },
  { label: 'Inventory', screen: 'gymInventory', icon: <IconBarbell {...icon} />, corporateOnly: true },
  { label: 'Expenses', screen: 'expenseManagement', icon: <IconReceipt {...icon} />, corporateOnly: true },
  { label: 'Revenues', screen: 'revenueManagement', icon: <IconCoins {...icon} />, corporateOnly: true },
  { label: 'Trainer requests', screen: 'requestsTrainer', icon: <IconUserQuestion {...icon} /> },
  { label: 'Partners', screen: 'partnersDashboard', icon: <IconBuildingStore {...icon} />, adminOnly: true },
  { label: 'Moderation', screen: 'moderation', icon: <IconFlag {...icon} /> },
  { label: 'Activity types', screen: 'allActivityTypes', icon: <IconRun {...icon} />, adminOnly: true },
  { label: 'Branding', screen: 'branding', icon: <IconPalette {...icon} />, corporateOnly: true },
  { label: 'Companies', screen: 'branding', icon: <IconBuilding {...icon} />, adminOnly: true },
  { label: 'Featured content', screen: 'featuredContent', icon: <IconStar {...icon} />, adminOnly: true },
];

/** The side menu of every administration screen; people without admin rights see the screen without it. */
export function AdminRoom({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  const known = useKnownAddresses();
  const { pathname, search } = useLocation();
  if (!user?.can.seeDashboard) return children;
  const overview = urlOf('dashboard');
  const sections = dashboardSections.filter(({ accountTypes }) => accountTypes.includes(user.accountType));
  const shown = links.filter(
    ({ screen, adminOnly, corporateOnly }) =>
      known.has(addresses[screen]) &&
      (!adminOnly || user.accountType === 'admin') &&
      (!corporateOnly || user.accountType === 'corporate_admin'),
  );
  const items: readonly SideMenuItem[] = [
    { label: 'Dashboard', icon: <IconLayoutDashboard {...icon} />, to: overview },
    ...sections.map(({ section, icon: image }) => ({
      label: section.label,
      icon: image,
      to: urlOf('dashboard', {}, { part: section.key }),
    })),
    ...shown.map(({ label, screen, icon: image }) => ({ label, icon: image, to: urlOf(screen) })),
  ];
  return (
    <ControlRoom label="Dashboard" current={currentOf(items, pathname, search)} items={items} bare>
      {children}
    </ControlRoom>
  );
}

/** The item of this address: an account's page belongs to People, a report to Moderation, a type's form to its list. */
function currentOf(items: readonly SideMenuItem[], pathname: string, search: string): string {
  const part = new URLSearchParams(search).get('part') ?? undefined;
  const asked = pathname === urlOf('dashboard') ? urlOf('dashboard', {}, { part }) : pathname;
  if (items.some(({ to }) => to === asked)) return asked;
  if (pathname.startsWith(urlOf('moderation'))) return urlOf('moderation');
  if (pathname === urlOf('addActivityType')) return urlOf('allActivityTypes');
  return pathname === urlOf('dashboard') ? urlOf('dashboard') : urlOf('allUsers');
}
