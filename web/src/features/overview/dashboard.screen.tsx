import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import { IconLayoutDashboard, IconPalette, IconStar, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { ControlRoom } from '../../ui/control-room.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { DashboardSection } from './dashboard-section.ts';
import { OverviewPart } from './overview.part.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface Way {
  readonly label: string;
  readonly screen: PlainAddressName;
  readonly icon: ReactNode;
  readonly adminOnly?: boolean;
}

/** The administration screens that stand by themselves. */
const ways: readonly Way[] = [
  { label: 'People', screen: 'allUsers', icon: <IconUsers {...icon} /> },
  { label: 'Invite somebody', screen: 'addUser', icon: <IconUserPlus {...icon} /> },
  { label: 'Branding', screen: 'branding', icon: <IconPalette {...icon} /> },
  { label: 'Featured content', screen: 'featuredContent', icon: <IconStar {...icon} />, adminOnly: true },
];

/** `/dashboard`: what goes on, what needs attention, and the ways to the administration. */
export function dashboardScreen(sections: readonly DashboardSection[]) {
  return function DashboardScreen() {
    const [params] = useSearchParams();
    const user = useSession()?.user;
    const known = useKnownAddresses();
    const seen = sections.filter(({ accountTypes }) => user && accountTypes.includes(user.accountType));
    const open = seen.find(({ section }) => section.key === params.get('part'))?.section;
    useScreenTitle(open && `${open.label}, dashboard`);
    const part = (key?: string) => urlOf('dashboard', {}, { part: key });
    const shown = ways.filter(({ screen, adminOnly }) => {
      return known.has(addresses[screen]) && (!adminOnly || user?.accountType === 'admin');
    });
    return (
      <ControlRoom
        label="Dashboard"
        current={part(open?.key)}
        items={[
          { label: 'Overview', icon: <IconLayoutDashboard {...icon} />, to: part() },
          ...seen.map(({ section, icon: image }) => ({
            label: section.label,
            icon: image,
            to: part(section.key),
          })),
          ...shown.map(({ label, screen, icon: image }) => ({ label, icon: image, to: urlOf(screen) })),
        ]}
      >
        {open ? (
          <Suspense fallback={<Waiting />}>
            <open.Section />
          </Suspense>
        ) : (
          <OverviewPart />
        )}
      </ControlRoom>
    );
  };
}

function Waiting() {
  return (
    <Panel>
      <SkeletonRows rows={5} avatar={false} />
    </Panel>
  );
}
