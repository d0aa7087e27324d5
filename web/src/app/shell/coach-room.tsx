import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import {
  IconBarbell,
  IconClipboardCheck,
  IconId,
  IconListCheck,
  IconMessages,
  IconStretching,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { coachingQueries } from '../../features/coaching/coaching.queries.ts';
import { useKnownAddresses } from '../../platform/known-addresses.ts';
import { ControlRoom } from '../../ui/control-room.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface CoachLink {
  readonly label: string;
  readonly screen: PlainAddressName;
  readonly icon: ReactNode;
  readonly counted?: 'clients' | 'requests';
}

const links: readonly CoachLink[] = [
  { label: 'Clients', screen: 'clients', icon: <IconUsers {...icon} />, counted: 'clients' },
  { label: 'Requests', screen: 'requestsTrainer', icon: <IconUserPlus {...icon} />, counted: 'requests' },
  { label: 'Program requests', screen: 'programRequests', icon: <IconListCheck {...icon} /> },
  { label: 'Check-in forms', screen: 'checkInForms', icon: <IconClipboardCheck {...icon} /> },
  { label: 'My programs', screen: 'myPrograms', icon: <IconBarbell {...icon} /> },
  { label: 'Exercises', screen: 'exercises', icon: <IconStretching {...icon} /> },
  { label: 'Memberships', screen: 'memberships', icon: <IconId {...icon} /> },
  { label: 'Members', screen: 'clientMemberships', icon: <IconUserCheck {...icon} /> },
  { label: 'Messages', screen: 'messages', icon: <IconMessages {...icon} /> },
];

/** The side menu of a trainer's screens. */
export function CoachRoom({ children }: { children: ReactNode }) {
  const known = useKnownAddresses();
  const { pathname } = useLocation();
  const { data } = useQuery(coachingQueries.counts());
  const counts = { clients: data?.active, requests: data?.pending };
  const items = links
    .filter(({ screen }) => known.has(addresses[screen]))
    .map(({ label, screen, icon: image, counted }) => ({
      label,
      icon: image,
      to: urlOf(screen),
      count: (counted && counts[counted]) || undefined,
    }));
  // A client's page belongs to the list of clients.
  const current = items.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to ?? '';
  return (
    <ControlRoom label="Coaching" current={current} items={items} bare>
      {children}
    </ControlRoom>
  );
}
