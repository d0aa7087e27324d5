import { rightsOf } from '@chalkline/contract/accounts/account-rights.ts';
import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { linkNames, type SiteLinks } from '@chalkline/contract/site.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, within } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showcaseQueries } from '../../features/showcase/showcase.queries.ts';
import { queryClient } from '../../platform/calls.ts';
import { gate } from '../../platform/gate.ts';
import { KnownAddresses } from '../../platform/known-addresses.ts';
import { type ScreenHandle, screen } from '../../platform/screen.ts';
import { session } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import { knownAddresses, screens, wrapScreens } from '../routes.tsx';

type Who = 'visitor' | AccountType;
type Ways = readonly (readonly [label: string, to: string])[];

const people: readonly Who[] = ['visitor', ...accountTypes];

/** Seed §2, in its order. */
const top: Ways = [
  ['Fitness Challenges', '/'],
  ['Events', '/events'],
  ['Communities', '/communities'],
  ['Partners', '/partners'],
  ['FAQs', '/help-center'],
  ['Contact us', '/contact'],
];
/** The footer has the site's own pages alone. */
const atFoot = top.filter(([label]) => !['Events', 'Communities', 'Partners'].includes(label));
const entrance: Ways = [
  ['Login', '/login'],
  ['Register', '/register'],
];
const leads: readonly Who[] = ['admin', 'corporate_admin'];
const menuOf = (who: Who): Ways => [
  ['Dashboard', leads.includes(who) ? '/dashboard' : '/profile'],
  ['Messages', '/messages'],
  ...(who === 'trainee' ? [] : ([['My Clients', '/clients']] as const)),
  ['Manage Events', '/my-events'],
  ['Manage Competitions', '/my-competitions'],
  ['My Tickets', '/my-events?tab=tickets'],
  ['Nutrition History', '/track-diet'],
  ['My Groups', '/all-groups'],
];
const mayTrain: readonly Who[] = ['trainer', ...leads];

const outside = Object.fromEntries(
  linkNames.map((name) => [name, `https://outside.example.org/${name}`]),
) as Record<keyof SiteLinks, string>;

/** The top links in order: the trainers' site comes before Partners. */
function topOf(who: Who): Ways {
  const programs: Ways = mayTrain.includes(who) ? [['Fitness Programs', outside.trainerSite]] : [];
  return [...top.slice(0, 3), ...programs, ...top.slice(3)];
}

const ofNobody: RouteObject = screen('helpCenter', {
  title: 'Anywhere',
  load: async () => () => <h1>Anywhere</h1>,
});

async function open(who: Who, corporateMode: boolean, links: SiteLinks = outside): Promise<void> {
  vi.spyOn(site, 'links', 'get').mockReturnValue(links);
  vi.spyOn(site, 'corporateMode', 'get').mockReturnValue(corporateMode);
  if (who !== 'visitor') {
    const can = rightsOf(who);
    const user = { id: 'u-1', email: 'noor@example.org', name: 'Noor Achterberg', photo: null, can };
    session.start({ token: 't', user: { ...user, accountType: who } });
  }
  const router = createMemoryRouter(wrapScreens([ofNobody]), { initialEntries: [ofNobody.path ?? ''] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <KnownAddresses value={knownAddresses}>
          <RouterProvider router={router} />
        </KnownAddresses>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByRole('heading', { name: 'Anywhere' });
}

/** The links in an area, and where they lead. */
function waysIn(area: HTMLElement, role: 'link' | 'menuitem' = 'link'): [string, string | null][] {
  return within(area)
    .getAllByRole(role)
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
      link.getAttribute('href'),
    ]);
}

// The menu's code comes later than its button: a press before it has come is lost.
beforeAll(() => import('./user-menu.tsx'));
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  queryClient.setQueryData(showcaseQueries.promo().queryKey, null);
});

/** With a session a company's site has the same links; without one it has no screen with links around it. */
const cases = [
  ...people.map((who) => [who, false] as const),
  ...accountTypes.map((who) => [who, true] as const),
];

describe.each(cases)('%s, corporate mode %s', (who, corporateMode) => {
  it('finds the links of the header in their order', async () => {
    await open(who, corporateMode);
    const header = page.getByRole('banner');
    expect(waysIn(within(header).getByRole('navigation', { name: 'Main' }))).toEqual(topOf(who));
    expect(within(header).getAllByRole('link')[0]?.getAttribute('href')).toBe(outside.mainSite);
    const own = waysIn(header).filter(([label]) => entrance.some(([name]) => name === label));
    expect(own).toEqual(who === 'visitor' ? entrance : []);
  });

  it('finds what is theirs behind their name', async () => {
    await open(who, corporateMode);
    if (who === 'visitor') {
      expect(page.queryByRole('button', { name: /your account/ })).toBeNull();
      return;
    }
    await vi.waitUntil(() => document.querySelector('button[aria-haspopup="menu"]') !== null);
    fireEvent.click(page.getByRole('button', { name: /your account/ }));
    const menu = await page.findByRole('menu');
    expect(waysIn(menu, 'menuitem')).toEqual([...menuOf(who), ['Log out', null]]);
  });

  it('finds them all in the menu of a phone, the account in a part that folds', async () => {
    await open(who, corporateMode);
    fireEvent.click(page.getByRole('button', { name: 'Menu' }));
    const menu = document.querySelector<HTMLElement>('#mobile-menu') as HTMLElement;
    expect(waysIn(menu)).toEqual([...topOf(who), ...(who === 'visitor' ? entrance : menuOf(who))]);
    if (who === 'visitor') return;
    within(menu).getByRole('button', { name: 'Log out' });
    fireEvent.click(within(menu).getByRole('button', { expanded: true }));
    expect(waysIn(menu)).toEqual(topOf(who));
  });

  it('finds the links of the footer, those outside beside the page', async () => {
    await open(who, corporateMode);
    const footer = page.getByRole('contentinfo');
    expect(waysIn(within(footer).getByRole('navigation', { name: 'Footer' }))).toEqual([
      ...atFoot,
      ['Terms', outside.terms],
      ['Privacy', outside.privacy],
    ]);
    expect(within(footer).getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
    const beside = within(footer)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank')
      .map((link) => link.getAttribute('href'));
    const { mainSite, trainerSite, ...inFooter } = outside;
    expect(beside.toSorted()).toEqual(Object.values(inFooter).toSorted());
  });

  it('finds terms and privacy of our own where the installation has none', async () => {
    await open(who, corporateMode, { ...outside, terms: null, privacy: null });
    const footer = page.getByRole('contentinfo');
    const own: Ways = [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ];
    expect(waysIn(within(footer).getByRole('navigation', { name: 'Footer' }))).toEqual([...atFoot, ...own]);
  });

  it('is let in by the screen of each', () => {
    const user = { id: 'u-1', email: '', name: '', photo: null };
    const current =
      who === 'visitor' ? null : { token: 't', user: { ...user, accountType: who, can: rightsOf(who) } };
    for (const [label, to] of [...top, ...(who === 'visitor' ? entrance : menuOf(who))]) {
      const route = matchRoutes([...screens], to)?.at(-1)?.route;
      const handle = route?.handle as ScreenHandle;
      expect([label, route?.path]).toEqual([label, to.split('?')[0]]);
      expect([label, gate(handle, corporateMode, current, to)]).toEqual([label, null]);
      const isClosed = who !== 'visitor' && handle.accountTypes?.includes(who) === false;
      expect([label, isClosed]).toEqual([label, false]);
    }
  });
});
