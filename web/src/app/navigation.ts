import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';
import { gate } from '../platform/gate.ts';
import type { MenuRight, Session, SessionUser } from '../platform/session.ts';
import { site } from '../platform/site.ts';

export type NavigationIcon =
  | 'dashboard'
  | 'messages'
  | 'clients'
  | 'events'
  | 'competitions'
  | 'tickets'
  | 'nutrition'
  | 'groups';

export interface NavigationItem {
  readonly label: string;
  readonly screen: PlainAddressName;
  readonly query?: Readonly<Record<string, string>>;
  readonly icon?: NavigationIcon;
  /** Only for people with this right, or only for those without. */
  readonly needs?: MenuRight;
  readonly unless?: MenuRight;
  /** Remembered as the active tab when it is chosen (seed §2). */
  readonly activeTab?: string;
}

/** Exactly seed §2, in its order. */
export const topNavigation: readonly NavigationItem[] = [
  { label: 'Fitness Challenges', screen: 'home' },
  { label: 'Events', screen: 'events' },
  { label: 'Communities', screen: 'communities' },
  { label: 'Partners', screen: 'partners' },
  { label: 'FAQs', screen: 'helpCenter' },
  { label: 'Contact us', screen: 'contact' },
];

export const userNavigation: readonly NavigationItem[] = [
  {
    label: 'Dashboard',
    screen: 'dashboard',
    icon: 'dashboard',
    needs: 'seeDashboard',
    activeTab: 'dashboard',
  },
  { label: 'Dashboard', screen: 'profile', icon: 'dashboard', unless: 'seeDashboard', activeTab: 'profile' },
  { label: 'Messages', screen: 'messages', icon: 'messages' },
  { label: 'My Clients', screen: 'clients', icon: 'clients', needs: 'seeClients' },
  { label: 'Manage Events', screen: 'myEvents', icon: 'events' },
  { label: 'Manage Competitions', screen: 'myCompetitions', icon: 'competitions' },
  { label: 'My Tickets', screen: 'myEvents', query: { tab: 'tickets' }, icon: 'tickets' },
  { label: 'Nutrition History', screen: 'trackDiet', icon: 'nutrition' },
  { label: 'My Groups', screen: 'allGroups', icon: 'groups' },
];

export const visitorNavigation: readonly NavigationItem[] = [
  { label: 'Login', screen: 'login' },
  { label: 'Register', screen: 'register' },
];

export const footerNavigation: readonly NavigationItem[] = [
  { label: 'Fitness Challenges', screen: 'home' },
  { label: 'FAQs', screen: 'helpCenter' },
  { label: 'Contact us', screen: 'contact' },
];

/** The items of a list that this person can use and whose screens exist. */
export function visibleItems(
  items: readonly NavigationItem[],
  known: ReadonlySet<string>,
  user?: SessionUser,
): NavigationItem[] {
  return items.filter(({ screen, needs, unless }) => {
    const fits = (!needs || user?.can[needs]) && (!unless || !user?.can[unless]);
    return fits && known.has(addresses[screen]);
  });
}

/** Of the visible items, those that don't lead a visitor of a corporate site back to the sign-in. */
export function openItems(
  items: readonly NavigationItem[],
  known: ReadonlySet<string>,
  person: Session | null,
): NavigationItem[] {
  return visibleItems(items, known, person?.user).filter(({ screen }) => {
    const target = { address: addresses[screen], needsAccount: false };
    return gate(target, site.corporateMode, person, target.address) === null;
  });
}

/** The item's address inside the app. */
export function addressOf({ screen, query }: NavigationItem): string {
  return urlOf(screen, {}, query);
}
