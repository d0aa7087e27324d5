import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { SetUpPanel } from './set-up-panel.tsx';

const base = '/api/challenges/g1';
const north = { id: 't1', name: 'North', memberCount: 1, isSetUp: true };
let bodies: unknown[];

beforeEach(() => {
  queryClient.clear();
  bodies = [];
  const server = new FakeServer();
  const taker = { id: 'p1', name: 'Kim', team: null };
  server.answer(`${base}/teams`, () => ({ data: [north] }));
  server.answer(`${base}/takers`, () => ({ data: [taker], next: null }));
  server.answer(`${base}/takers/p1`, () => ({ data: { ...taker, team: { id: 't1', name: 'North' } } }));
  server.answer(`${base}/set-up-teams`, () => ({ data: { ...north, name: 'South' } }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
  const Component = () => (
    <SetUpPanel group={{ id: 'g1' } as GroupReply} challenge={{ teamSize: 5 } as ChallengeReply} />
  );
  const router = createMemoryRouter([{ path: '/', Component }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('sets up a team for others', async () => {
  expect(await page.findByText('1 of 5 members')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Add a team' }));
  fireEvent.click(await page.findByRole('button', { name: 'Add team' }));
  expect((await page.findAllByText(/Enter a name of up to 60/)).length).toBeGreaterThan(0);
  fireEvent.change(page.getByLabelText('Name'), { target: { value: 'South' } });
  fireEvent.click(page.getByRole('button', { name: 'Add team' }));
  await waitFor(() => expect(bodies).toEqual([{ name: 'South' }]));
});

it('puts somebody who takes part into a team', async () => {
  fireEvent.click(await page.findByRole('combobox', { name: 'Team of Kim' }));
  fireEvent.click(await page.findByRole('option', { name: 'North', hidden: true }));
  await waitFor(() => expect(bodies).toEqual([{ teamId: 't1' }]));
});
