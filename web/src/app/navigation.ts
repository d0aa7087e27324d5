import type { AccountType } from '@chalkline/contract/accounts/account-types.ts';
import { addresses, type PlainAddressName, urlOf } from '@chalkline/contract/urls.ts';

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
  readonly hiddenFor?: readonly AccountType[];
  readonly shownFor?: readonly AccountType[];
  /** Remembered as the active tab when it is chosen (seed §2). */
  readonly activeTab?: string;
}

const leaders: readonly AccountType[] = ['corporate_admin', 'admin'];

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
  { label: 'Dashboard', screen: 'dashboard', icon: 'dashboard', shownFor: leaders, activeTab: 'dashboard' },
  { label: 'Dashboard', screen: 'profile', icon: 'dashboard', hiddenFor: leaders, activeTab: 'profile' },
  { label: 'Messages', screen: 'messages', icon: 'messages' },
  { label: 'My Clients', screen: 'clients', icon: 'clients', hiddenFor: ['trainee'] },
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

/** What this person sees of a list: only screens that exist, only those meant for their account. */
export function visibleItems(
  items: readonly NavigationItem[],
  known: ReadonlySet<string>,
  accountType?: AccountType,
): NavigationItem[] {
  return items.filter(({ screen, hiddenFor, shownFor }) => {
    if (!known.has(addresses[screen])) return false;
    if (!accountType) return !shownFor && !hiddenFor;
    return !hiddenFor?.includes(accountType) && (shownFor?.includes(accountType) ?? true);
  });
}

/** The item's address inside the app. */
export function addressOf({ screen, query }: NavigationItem): string {
  return urlOf(screen, {}, query);
}
