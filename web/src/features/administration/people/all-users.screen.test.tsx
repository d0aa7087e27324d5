import type { ManagedPersonReply } from '@chalkline/contract/administration/managed-person.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { AllUsersScreen } from './all-users.screen.tsx';

const mara: ManagedPersonReply = {
  id: 'p-1',
  name: 'Mara Lindqvist',
  handle: 'mara',
  email: 'mara@example.org',
  emailVerified: false,
  accountType: 'trainer',
  state: 'suspended',
  organization: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSignedInAt: null,
};

const asked: string[] = [];
let answer: () => Response;
const reply = (data: ManagedPersonReply[], total = data.length) =>
  new Response(JSON.stringify({ message: 'OK', data, next: null, total }));

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  answer = () => reply([mara], 1240);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: AllUsersScreen }], {
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

it('shows who fits the address, with what stands out about them, and how many there are', async () => {
  open('/all-users?search=mara&type=trainer&sort=name');
  const link = await screen.findByRole('link', { name: 'Mara Lindqvist' });
  expect(link.getAttribute('href')).toBe('/edit-user/p-1');
  expect(screen.getByText('Not verified')).toBeDefined();
  expect(screen.getByText('1 of 1,240 people')).toBeDefined();
  const { searchParams } = new URL(asked[0] ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    search: 'mara',
    accountType: 'trainer',
    sort: 'name',
  });
});

it('keeps the order in the address', async () => {
  const router = open('/all-users');
  fireEvent.click(await screen.findByRole('button', { name: /Last sign-in/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=signed_in'));
});

it('says what to do where nobody fits, and where nobody is', async () => {
  answer = () => reply([]);
  const router = open('/all-users?state=leaving');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect((await screen.findByRole('link', { name: 'Invite people' })).getAttribute('href')).toBe('/add-user');
});

it('tells people without access that it is for administrators', async () => {
  answer = () =>
    new Response(JSON.stringify({ message: 'no', errors: [{ code: 'not_allowed', message: 'no' }] }), {
      status: 403,
    });
  open('/all-users');
  await screen.findByText('This page is for administrators');
});
