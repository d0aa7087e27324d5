import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen as page, render, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, type RouteObject, RouterProvider, useParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showcaseQueries } from '../../features/showcase/showcase.queries.ts';
import { queryClient } from '../../platform/calls.ts';
import { KnownAddresses } from '../../platform/known-addresses.ts';
import { screen } from '../../platform/screen.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { type SessionUser, session } from '../../platform/session.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { wrapScreens } from '../routes.tsx';

const noor: SessionUser = {
  id: 'u-1',
  email: 'noor@example.org',
  name: 'Noor Achterberg',
  photo: null,
  accountType: 'trainee',
  can: { seeDashboard: false, seeFitnessPrograms: false, seeClients: false },
};

function Home() {
  return (
    <>
      <h1>Find your floor</h1>
      <Link to="/competition-detail/7">Seven</Link>
    </>
  );
}

function Detail() {
  const { id } = useParams();
  useScreenTitle(`Competition ${id}`);
  return <h1>Detail of {id}</h1>;
}

/** Waits with a heading of its own, and then shows another. */
function Slow() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 30);
    return () => clearTimeout(timer);
  }, []);
  return there ? <h1 key="there">Your profile</h1> : <h1 key="waiting">One moment</h1>;
}

function Broken(): never {
  throw new Error('secret stack');
}

const table: RouteObject[] = [
  screen('home', { title: 'Fitness Challenges', section: 'home', load: async () => Home }),
  screen('competitionDetail', { title: 'Competition', section: 'home', load: async () => Detail }),
  screen('messages', { title: 'Messages', needsAccount: true, load: async () => () => <h1>Messages</h1> }),
  screen('login', { title: 'Login', frame: 'entrance', load: async () => () => <h1>Sign in</h1> }),
  screen('allUsers', {
    title: 'People',
    accountTypes: ['admin', 'corporate_admin'],
    load: async () => () => <h1>People of the site</h1>,
  }),
  screen('clients', {
    title: 'Clients',
    accountTypes: ['trainer'],
    load: async () => () => <h1>My clients</h1>,
  }),
  screen('trainers', { title: 'Trainers', load: async () => () => <h1>Trainers</h1> }),
  screen('profile', { title: 'Your profile', load: async () => Slow }),
  screen('contact', { title: 'Contact', load: async () => Broken }),
  screen('branding', { title: 'Branding', frame: 'work', load: async () => () => <h1>Branding</h1> }),
];

function open(address: string, basename = '/') {
  const router = createMemoryRouter(wrapScreens(table), { initialEntries: [address], basename });
  const known = new Set(table.map((route) => route.path ?? ''));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <KnownAddresses value={known}>
          <RouterProvider router={router} />
        </KnownAddresses>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  queryClient.setQueryData(showcaseQueries.promo().queryKey, null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('shell', () => {
  it('keeps the site navigation behind a button in work frames, and the footer below', async () => {
    open('/branding');
    expect(await page.findByRole('heading', { name: 'Branding' })).toBeTruthy();
    expect(page.getByRole('contentinfo')).toBeTruthy();
    expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: 'Menu' }));
    const menu = within(page.getByRole('navigation', { name: 'Main' }));
    fireEvent.click(menu.getByRole('link', { name: 'Fitness Challenges' }));
    expect(await page.findByRole('heading', { name: 'Find your floor' })).toBeTruthy();
  });

  it('has the site navigation on the entrance too, behind a button, and the footer below', async () => {
    open('/login');
    expect(await page.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(within(page.getByRole('contentinfo')).getByRole('link', { name: 'Terms' })).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: 'Menu' }));
    const menu = within(page.getByRole('navigation', { name: 'Main' }));
    fireEvent.click(menu.getByRole('link', { name: 'Fitness Challenges' }));
    expect(await page.findByRole('heading', { name: 'Find your floor' })).toBeTruthy();
  });

  it('shows the screen between header and footer, its tab lit, its title said', async () => {
    open('/');
    expect(await page.findByRole('heading', { name: 'Find your floor' })).toBeTruthy();
    const tab = page.getAllByRole('link', { name: 'Fitness Challenges' })[0];
    expect(tab?.getAttribute('aria-current')).toBe('page');
    expect(page.getByRole('contentinfo')).toBeTruthy();
    expect(document.title).toBe('Fitness Challenges · Chalkline');
  });

  it('tells an administrator what their rights wait for', async () => {
    session.start({ token: 't-1', user: { ...noor, awaitsSecondStep: true } });
    open('/branding');
    const link = await page.findByRole('link', { name: 'Set it up' });
    expect(link.getAttribute('href')).toBe('/edit-profile?tab=security');
  });

  it('has the promo line above the home screen alone, until it is closed', async () => {
    const promo = { words: 'Harbor Throwdown is live.', link: '/contact', linkLabel: 'Say hello' };
    queryClient.setQueryData(showcaseQueries.promo().queryKey, promo);
    open('/');
    const line = await page.findByRole('complementary', { name: 'Announcement' });
    expect(line.textContent).toContain('Harbor Throwdown is live.');
    expect(page.getByRole('link', { name: 'Say hello' }).getAttribute('href')).toBe('/contact');
    fireEvent.click(page.getByRole('button', { name: 'Close announcement' }));
    expect(page.queryByRole('complementary', { name: 'Announcement' })).toBeNull();
    localStorage.clear();
    fireEvent.click(await page.findByRole('link', { name: 'Seven' }));
    await page.findByRole('heading', { name: 'Detail of 7' });
    expect(page.queryByRole('complementary', { name: 'Announcement' })).toBeNull();
  });

  it('offers only links whose screen exists', async () => {
    open('/');
    await page.findByRole('heading', { name: 'Find your floor' });
    const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/login');
    expect(links).not.toContain('/events');
    expect(links).not.toContain('/register');
  });

  it('moves the focus to the new heading and lets the screen say its title', async () => {
    open('/');
    fireEvent.click(await page.findByRole('link', { name: 'Seven' }));
    const heading = await page.findByRole('heading', { name: 'Detail of 7' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Competition 7 · Chalkline');
  });

  it('says that a screen isn’t for this person, and shows it to those it is for', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(new FakeServer().fetch);
    session.start({ token: 't', user: noor });
    open('/all-users');
    expect(await page.findByText('This page is for administrators')).toBeTruthy();
    expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Browse competitions' }).getAttribute('href')).toBe('/');
    act(() => session.start({ token: 't', user: { ...noor, accountType: 'admin' } }));
    expect(await page.findByRole('heading', { name: 'People of the site' })).toBeTruthy();
    expect(page.queryByText('This page is for administrators')).toBeNull();
  });

  it('learns that somebody was let in since they signed in, and shows them the screen', async () => {
    const server = new FakeServer();
    vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
    server.answer('/api/people/me', () => ({
      data: {
        ...noor,
        handle: null,
        organizationId: null,
        locale: null,
        weightUnit: null,
        accountType: 'trainer',
        can: { seeDashboard: false, seeFitnessPrograms: true, seeClients: true },
      },
    }));
    session.start({ token: 't', user: noor });
    open('/clients');
    expect(await page.findByRole('heading', { name: 'My clients' })).toBeTruthy();
    expect(page.queryByText('This page is for trainers')).toBeNull();
  });

  it('tells who isn’t a trainer how to become one', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(new FakeServer().fetch);
    session.start({ token: 't', user: noor });
    open('/clients');
    expect(await page.findByText('This page is for trainers')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Become a trainer' }).getAttribute('href')).toBe('/trainers');
  });

  it('takes the focus along when the heading of a screen that was loading is replaced', async () => {
    const router = open('/');
    await page.findByRole('heading', { name: 'Find your floor' });
    await act(() => router.navigate('/profile'));
    const heading = await page.findByRole('heading', { name: 'Your profile' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('keeps the focus on the heading when the menu that led here takes it back for its button', async () => {
    session.start({ token: 't', user: noor });
    const router = open('/');
    const button = await page.findByRole('button', { name: /Noor/ });
    await act(() => router.navigate('/profile'));
    const heading = await page.findByRole('heading', { name: 'Your profile' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    act(() => button.focus());
    expect(document.activeElement).toBe(heading);
    fireEvent.keyDown(heading, { key: 'Tab' });
    act(() => button.focus());
    expect(document.activeElement).toBe(button);
  });

  it('shows the home list at any unknown address, also after the home itself', async () => {
    const router = open('/');
    await page.findByRole('heading', { name: 'Find your floor' });
    await act(() => router.navigate('/nobody/knows/this'));
    expect(router.state.location.pathname).toBe('/nobody/knows/this');
    expect(page.getByRole('heading', { name: 'Find your floor' })).toBeTruthy();
  });

  it.each(['/login', '/login/', '/Login', '/%6Cogin', '/login/?email=a'])(
    'records the last visited address, but not %s',
    async (login) => {
      const router = open('/competition-detail/7?tab=workouts');
      await page.findByRole('heading', { name: 'Detail of 7' });
      await act(() => router.navigate(login));
      await page.findByRole('heading', { name: 'Sign in' });
      expect(localStorage.getItem('lastVisited')).toBe('/competition-detail/7?tab=workouts');
    },
  );

  it('sends a visitor to sign in and tells where they were going', async () => {
    const router = open('/messages?with=7');
    await page.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toBe('?back=%2Fmessages%3Fwith%3D7');
  });

  it('leaves the base path out of the address to come back to', async () => {
    const router = open('/competition/', '/competition');
    await page.findByRole('heading', { name: 'Find your floor' });
    await act(() => router.navigate('/messages?with=7'));
    await page.findByRole('heading', { name: 'Sign in' });
    expect(router.state.location.search).toBe('?back=%2Fmessages%3Fwith%3D7');
  });

  it('sends a person to sign in whose session ends while they look', async () => {
    session.start({ token: 't', user: noor });
    open('/messages');
    await page.findByRole('heading', { name: 'Messages' });
    act(() => session.end());
    expect(await page.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('keeps header and footer around a crashed screen and shows no stack', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/contact');
    expect(await page.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
    expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(page.getByRole('banner')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret stack');
  });

  it('opens the phone’s menu with the account, and Escape closes it', async () => {
    session.start({ token: 't', user: noor });
    open('/');
    const hamburger = await page.findByRole('button', { name: 'Menu' });
    fireEvent.click(hamburger);
    expect(page.getByRole('button', { name: 'Noor Achterberg' }).getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector('#mobile-menu a[href="/messages"]')).toBeTruthy();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(hamburger.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(hamburger);
  });

  it('says when there is no network', async () => {
    open('/');
    await page.findByRole('heading', { name: 'Find your floor' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(page.getByText(/What you see may be out of date/)).toBeTruthy();
  });
});
