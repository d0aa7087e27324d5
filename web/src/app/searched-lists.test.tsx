import { urlOf } from '@chalkline/contract/urls.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/calls.ts';
import { session } from '../platform/session.ts';
import { FakeServer } from '../platform/testing/fake-server.ts';
import { screens } from './routes.tsx';

type AccountType = 'trainee' | 'trainer' | 'admin';

/** The address, what it asks, its list in words, and what it says where it is empty without a search. */
const lists: readonly (readonly [string, string, string, string, AccountType])[] = [
  [
    urlOf('myCompetitions'),
    '/api/my/competitions',
    'competitions',
    'Competitions you run appear here',
    'trainee',
  ],
  [
    urlOf('myCompetitions'),
    '/api/profiles/p1/results',
    'competitions',
    'you’re registered for appear here',
    'trainee',
  ],
  [urlOf('myTickets'), '/api/tickets', 'tickets', 'Your tickets appear here', 'trainee'],
  [
    urlOf('myEvents', {}, { tab: 'tickets' }),
    '/api/tickets',
    'tickets',
    'Your tickets appear here',
    'trainee',
  ],
  [urlOf('myEvents'), '/api/managed-events', 'events', 'Events you create, moderate', 'trainee'],
  [
    urlOf('myEvents', {}, { tab: 'going' }),
    '/mobileapis/get-participated-events',
    'events',
    'Events you have',
    'trainee',
  ],
  [
    urlOf('myEvents', {}, { tab: 'past' }),
    '/mobileapis/get-participated-events',
    'events',
    'Events you had',
    'trainee',
  ],
  [urlOf('myPrograms'), '/api/my/programs', 'programs', 'Build one from weeks', 'trainer'],
  [urlOf('programRequests'), '/api/program-requests', 'requests', 'When someone asks for one', 'trainer'],
  [urlOf('requestsTrainer'), '/api/coachings', 'requests', 'When someone asks you for coaching', 'trainer'],
  [urlOf('requestsTrainer'), '/api/trainer-requests', 'requests', 'People send a request from', 'admin'],
  [urlOf('challengeRequests'), '/api/challenge-requests', 'requests', 'When someone asks to join', 'trainee'],
  [urlOf('moderation'), '/api/cases', 'cases', 'What people report appears here', 'admin'],
];

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const empty = [...new Set(lists.map(([, call]) => call)), ...besides];
  for (const path of empty) server.answer(path, () => ({ data: [], next: null }));
  server.answer('/api/cases/counts', () => ({ data: { open: 0, appeals: 0, moderates: true } }));
});
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

/** What the screens read beside their lists. */
const besides = [
  '/api/my/staff-invitations',
  '/api/my/entry-claims',
  '/api/my/competition-steps',
  '/api/passes',
  '/api/offered-tickets',
  '/api/my/trainer-settings',
];

function open(address: string, accountType: AccountType) {
  const can = { seeDashboard: false, seeFitnessPrograms: false, seeClients: false };
  const user = { id: 'p1', email: 'mara@example.org', name: 'Mara Velt', photo: null };
  session.start({ token: 'token', user: { ...user, accountType, can } });
  queryClient.clear();
  // The router empties a route's `lazy` once it has loaded.
  const children = screens.map((route) =>
    typeof route.lazy === 'object' ? ({ ...route, lazy: { ...route.lazy } } as RouteObject) : route,
  );
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], {
    initialEntries: [address],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

it.each(lists)(
  '%s searches %s, says that nothing matches, and shows all again',
  async (address, path, many, empty, who) => {
    const router = open(address, who);
    const before = router.state.location.search;
    const isEmpty = new RegExp(empty);
    await page.findByText(isEmpty, {}, { timeout: 5000 });
    const field = page.getByRole<HTMLInputElement>('searchbox', { name: /^Search / });
    fireEvent.change(field, { target: { value: 'Zoë 50%' } });
    await waitFor(() => expect(router.state.location.search).toContain('search=Zo%C3%AB+50%25'));
    await waitFor(() => expect(page.queryByText(isEmpty)).toBeNull());
    expect((await page.findAllByText(`No matching ${many}`)).length).toBeGreaterThan(0);
    const asked = server.asked.flatMap((one) =>
      one.startsWith(`GET ${path}?`) ? [new URLSearchParams(one.split('?')[1])] : [],
    );
    expect(asked.at(-1)?.get('search')).toBe('Zoë 50%');
    const clear = page.getAllByRole('button', { name: 'Clear search' }).at(-1);
    if (clear) fireEvent.click(clear);
    await page.findByText(isEmpty);
    await waitFor(() => expect([field.value, router.state.location.search]).toEqual(['', before]));
  },
);
