import {
  addresses,
  alwaysOpenAddresses,
  signedOutAddresses,
  urlOf,
  webBase,
} from '@chalkline/contract/urls.ts';
import { matchRoutes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../platform/gate.ts';
import type { ScreenHandle } from '../platform/screen.ts';
import type { SessionUser } from '../platform/session.ts';
import { site } from '../platform/site.ts';
import {
  addressOf,
  footerNavigation,
  type NavigationItem,
  openItems,
  topNavigation,
  userNavigation,
  visibleItems,
  visitorNavigation,
} from './navigation.ts';
import { knownAddresses, makeRoutes } from './routes.tsx';

const lists = { topNavigation, userNavigation, visitorNavigation, footerNavigation };

/** The links of seed §2 that wait for their screen. Shorten it with each screen that is built. */
const stillMissing: readonly string[] = [];

function nameOf({ label, activeTab }: NavigationItem): string {
  return activeTab ? `${label} (${activeTab})` : label;
}

describe('navigation', () => {
  it('names every link of seed §2 in its order', () => {
    const labels = Object.values(lists).map((list) =>
      [...new Set(list.map((item) => item.label))].join(', '),
    );
    expect(labels).toEqual([
      'Fitness Challenges, Events, Communities, Partners, FAQs, Contact us',
      'Dashboard, Messages, My Clients, Manage Events, Manage Competitions, My Tickets, Nutrition History, My Groups',
      'Login, Register',
      'Fitness Challenges, FAQs, Contact us',
    ]);
    expect(userNavigation.map(addressOf)).toEqual([
      '/dashboard',
      '/profile',
      '/messages',
      '/clients',
      '/my-events',
      '/my-competitions',
      '/my-events?tab=tickets',
      '/track-diet',
      '/all-groups',
    ]);
  });

  it('leaves out exactly the links whose screen is not built yet', () => {
    const missing = Object.values(lists)
      .flat()
      .filter((item) => !knownAddresses.has(addresses[item.screen]));
    expect([...new Set(missing.map(nameOf))].sort()).toEqual(stillMissing);
  });

  it('knows only addresses of the contract', () => {
    const ours = new Set<string>(Object.values(addresses));
    expect([...knownAddresses].filter((address) => !ours.has(address))).toEqual([]);
  });

  it('has a screen for every address of the contract', () => {
    expect(Object.values(addresses).filter((address) => !knownAddresses.has(address))).toEqual([]);
  });

  it('has no address twice in the route table', () => {
    const paths = makeRoutes()[0]?.children?.[0]?.children?.map((route) => route.path) ?? [];
    expect(new Set(paths).size).toBe(paths.length);
    expect(webBase).toBe('/competition');
  });
});

const everything = new Set<string>(Object.values(addresses));

function person(can: Partial<SessionUser['can']>): SessionUser {
  return {
    id: '1',
    email: 'a@b.cc',
    name: 'A',
    photo: null,
    accountType: 'trainee',
    can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false, ...can },
  };
}

describe('visibleItems', () => {
  const labels = (user?: SessionUser) => visibleItems(userNavigation, everything, user).map(addressOf);

  it('leads to the dashboard or to the profile, never to both', () => {
    expect(labels(person({ seeDashboard: true }))).toContain('/dashboard');
    expect(labels(person({ seeDashboard: true }))).not.toContain('/profile');
    expect(labels(person({}))).toContain('/profile');
    expect(labels(person({}))).not.toContain('/dashboard');
  });

  it('hides My Clients from those who have none', () => {
    expect(labels(person({}))).not.toContain('/clients');
    expect(labels(person({ seeClients: true }))).toContain('/clients');
  });

  it('leads nowhere that is not built', () => {
    expect(visibleItems(topNavigation, new Set(['/', '/contact'])).map(addressOf)).toEqual(['/', '/contact']);
  });
});

describe('openItems', () => {
  const labels = () => openItems([...topNavigation, ...visitorNavigation], everything, null).map(addressOf);
  afterEach(() => vi.restoreAllMocks());

  it('leads visitors everywhere', () => {
    expect(labels()).toEqual([
      '/',
      '/events',
      '/communities',
      '/partners',
      '/help-center',
      '/contact',
      '/login',
      '/register',
    ]);
  });

  it('leads visitors of a company’s site only where they are let in', () => {
    vi.spyOn(site, 'corporateMode', 'get').mockReturnValue(true);
    expect(labels()).toEqual(['/partners', '/login', '/register']);
  });
});

describe('a company’s site without a session', () => {
  const routes = makeRoutes();
  const handleOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.handle as ScreenHandle;
  const open = [...signedOutAddresses, ...alwaysOpenAddresses].filter(
    (address) => address !== addresses.home,
  );

  it.each([...Object.values(addresses), '/nowhere'])('%s is open or leads to the sign-in', (address) => {
    const path = address.replace(/:\w+/g, '1');
    const isOpen = open.some((one) => one === address) && knownAddresses.has(address);
    const handle = handleOf(path);
    const signIn = handle.address === addresses.home ? addresses.login : urlOf('login', {}, { back: path });
    expect(gate(handle, true, null, path)).toBe(isOpen ? null : signIn);
  });
});
