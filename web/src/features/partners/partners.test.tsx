import type { DirectoryPartner } from '@chalkline/contract/partners/partner.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { session } from '../../platform/session.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { partnerScreens } from './partners.routes.tsx';

const ropes: DirectoryPartner = {
  id: 'x1',
  name: 'Noordkaap',
  sells: 'Grips and ropes',
  story: 'By hand.',
  town: 'Rotterdam',
  country: 'NLD',
  website: null,
  delivery: null,
  logo: null,
  cover: null,
  returnDays: 30,
  isPaused: false,
  state: 'approved',
  reason: null,
  owner: null,
  version: 3,
  createdAt: '2026-11-13T08:00:00.000Z',
  can: { edit: false, decide: false },
  products: 18,
  from: 950,
};

/** The router empties `lazy` as it loads a screen, so each test takes its own. */
const fresh = (route: RouteObject) => ({ ...route, lazy: { ...(route.lazy as object) } }) as RouteObject;

let server: FakeServer;
let bodies: unknown[];

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  server = new FakeServer();
  bodies = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  server.answer('/api/partners', () => ({ data: [ropes], next: null, total: 1 }));
  server.answer('/api/own-partner', () => ({ data: null }));
  server.answer('/api/countries', () => ({
    data: [{ code: 'NLD', alpha2: 'NL', name: 'Netherlands', also: [] }],
  }));
});
afterEach(() => vi.unstubAllGlobals());

function open(address: string, as?: 'trainee' | 'admin') {
  if (as) {
    const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
    const user = { id: 'p1', email: 'a@example.org', name: 'A', photo: null, accountType: as, can };
    session.start({ token: 't', user });
  }
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: partnerScreens.map(fresh) }], {
    initialEntries: [address],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('shows visitors the directory with a way to each partner, and asks for nothing of their own', async () => {
  open('/partners');
  const card = await page.findByRole('link', { name: /Noordkaap/ });
  expect(card.getAttribute('href')).toBe('/partner-details?id=x1');
  expect(card.textContent).toContain('Rotterdam, Netherlands');
  expect(card.textContent).toContain('18products€9.50from–delivery');
  expect(server.asked.some((asked) => asked.includes('own-partner'))).toBe(false);
});

it('says that a search found nothing, and clears it', async () => {
  server.answer('/api/partners', (query) => ({ data: query.get('search') ? [] : [ropes], next: null }));
  open('/partners?search=zzz');
  fireEvent.click(await page.findByRole('button', { name: 'Clear filters' }));
  expect(await page.findByRole('link', { name: /Noordkaap/ })).toBeTruthy();
});

it('says that a partner couldn’t be found', async () => {
  open('/partner-details?id=gone');
  expect(await page.findByRole('heading', { name: 'This partner couldn’t be found' })).toBeTruthy();
});

it('applies with what was typed, and asks for what is missing first', async () => {
  open('/add-partner', 'trainee');
  fireEvent.click(await page.findByRole('button', { name: 'Apply' }));
  expect((await page.findAllByText(/Enter a name of up to 80 characters/)).length).toBeGreaterThan(0);
  expect(bodies).toEqual([]);
});

it('shows the owner of a refused partner why, and sends the version that was read', async () => {
  const refused = { ...ropes, state: 'refused', reason: 'Add a returns address.' } as const;
  server.answer('/api/own-partner', () => ({ data: { ...refused, can: { edit: true, decide: false } } }));
  open('/add-partner', 'trainee');
  expect(await page.findByText(/Add a returns address/)).toBeTruthy();
  server.answer('/api/partners/x1', () => ({ data: ropes }));
  fireEvent.change(page.getByLabelText('Name'), { target: { value: 'Noordkaap BV' } });
  fireEvent.click(page.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(bodies).toMatchObject([{ name: 'Noordkaap BV', version: 3 }]));
});

it('lets administrators decline with a reason only', async () => {
  const owner = { id: 'p7', name: 'Ilse Verhoef', email: 'ilse@example.org' };
  const applied = { ...ropes, state: 'applied', owner, can: { edit: false, decide: true } } as const;
  server.answer('/api/partners/x1', () => ({ data: applied }));
  open('/partner-details?id=x1', 'admin');
  expect((await page.findByRole('link', { name: owner.name })).getAttribute('href')).toBe('/edit-user/p7');
  fireEvent.click(await page.findByRole('button', { name: 'Decline' }));
  fireEvent.click((await page.findAllByRole('button', { name: 'Decline' })).at(-1) as HTMLElement);
  expect((await page.findAllByText(/Enter a reason/)).length).toBeGreaterThan(0);
  server.answer('/api/partners/x1/decision', () => ({ data: applied }));
  fireEvent.change(page.getByLabelText('Reason'), { target: { value: 'Not gear.' } });
  fireEvent.click(page.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement);
  await waitFor(() => expect(bodies).toEqual([{ version: 3, state: 'refused', reason: 'Not gear.' }]));
});

it('says why an invitation can’t be accepted, and offers to decline', async () => {
  const invitation = { id: 'i1', partner: 'Strandvik', invitedBy: 'Ole', refused: 'owns_partner', until: '' };
  server.answer('/api/partner-invitations', () => ({ data: [invitation] }));
  open('/partners-dashboard', 'trainee');
  expect(await page.findByText(/You run a partner of your own/)).toBeTruthy();
  expect(page.getByRole('button', { name: 'Decline' })).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Accept' })).toBeNull();
});
