import { overviewReply } from '@chalkline/contract/overview/overview.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { dashboardScreen } from './dashboard.screen.tsx';
import { mattersOf } from './matters.ts';

const none = { now: 0, before: 0 };
const nothingWaits = {
  cases: 0,
  appeals: 0,
  joinRequests: 0,
  askedAt: null,
  coachingRequests: 0,
  trainerRequests: 0,
  checkIns: 0,
};
const ours = overviewReply.parse({
  people: { active: 23, invited: 0, suspended: 0 },
  joined: { now: 3, before: 6 },
  registrations: none,
  orders: { now: 40, before: 50 },
  refunded: { now: 2, before: 1 },
  trend: [
    { day: '2026-11-22', people: 1, before: 4 },
    { day: '2026-11-23', people: 2, before: 2 },
  ],
  payouts: {
    at: '2026-12-01T03:00:00.000Z',
    lines: [{ currency: 'EUR', amount: 675_000, accounts: 3, skipped: 1 }],
    unpayable: { total: 1, names: ['Prairie Fire'] },
  },
  money: { disputes: 1, failedRefunds: 0 },
  waiting: {
    ...nothingWaits,
    cases: 2,
    joinRequests: 3,
    askedAt: { id: 'g-1', name: 'Tejo Rowers', isCommunity: true },
  },
  gym: {
    equipmentLow: 0,
    suppliesLow: 4,
    serviceDue: 3,
    serviceLate: 1,
    expenses: 2,
    revenues: 0,
    membershipsDue: 6,
    members: 240,
  },
  own: { newest: [] },
  site: null,
});
const theirs = overviewReply.parse({
  ...ours,
  waiting: nothingWaits,
  gym: null,
  own: null,
  site: {
    competitions: { live: 2, starting: 1, published: 4 },
    organizations: 12,
    newOrganizations: { now: 1, before: 0 },
    trials: {
      total: 7,
      first: [{ id: 'o-1', name: 'Baltic Grip', people: 212, endsAt: '2026-11-25T10:00:00.000Z' }],
    },
    trialsEnding: 1,
    starting: {
      total: 1,
      first: [{ id: 'c-1', name: 'Lagos Island Pairs', startsOn: '2026-12-07', athletes: 33 }],
    },
    unansweredMessages: 0,
    partnerApplications: 1,
    failedJobs: 0,
    hiddenFeatured: 0,
    paymentAlerts: 0,
    mailReaches: true,
  },
});

const asked: string[] = [];
let answer = ours;

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address).replace(/^.*(?=\/api)/, ''));
    return new Response(JSON.stringify({ message: 'OK', data: answer }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: dashboardScreen([]) }], {
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

const noteOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

it('compares the chosen days with those before, and keeps the choice in the address', async () => {
  answer = theirs;
  const router = open('/dashboard');
  await screen.findByText('↓ 50% from 6 before');
  expect(noteOf('Refunds')).toBe('Refunds5%↑ 3 points from before');
  expect(asked).toEqual(['/api/overview?days=30']);
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/overview?days=90'));
  expect(router.state.location.search).toBe('?days=90');
  // The figures stay until the others are there.
  expect(noteOf('New people')).toContain('of 23 active');
});

it('shows the site’s administrators trials, payouts and what starts', async () => {
  answer = theirs;
  open('/dashboard');
  const trials = within(await screen.findByRole('table', { name: 'Trials ending' }));
  expect(trials.getByRole('link', { name: 'Baltic Grip' }).getAttribute('href')).toBe(
    '/all-users?organization=o-1',
  );
  expect(screen.getByRole('link', { name: 'All 7' }).getAttribute('href')).toBe('/branding');
  const payouts = within(screen.getByRole('table', { name: 'Next payouts by currency' }));
  expect(payouts.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'EUR 1 skipped',
    '€6,750.00',
    '3',
  ]);
  expect(screen.getByText('No working payout account: Prairie Fire.')).toBeDefined();
  expect(screen.getByText('1 partner application needs a decision')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lagos Island Pairs' })).toBeDefined();
});

it('shows a company’s administrator its people and what only they can see to', async () => {
  answer = ours;
  open('/dashboard');
  await screen.findByText('Set up your payout account first.');
  expect(screen.getByText('No people yet')).toBeDefined();
  expect(screen.queryByText('Trials ending')).toBeNull();
  expect(screen.queryByText('New organizations')).toBeNull();
});

it('leads from what needs attention to its filtered list, people who wait first', async () => {
  answer = ours;
  const router = open('/dashboard');
  await screen.findByText('2 reports need a decision');
  const panel = within(screen.getByRole('list'));
  expect(panel.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)).toEqual([
    '2 reports need a decision',
    '3 people ask to join',
    '1 dispute needs an answer',
    '1 payout will be skipped',
    '2 expenses need your approval',
    '6 memberships are overdue',
    '1 item is late for service',
    '4 supplies are running low',
  ]);
  const orders = screen.getByRole('link', { name: 'Paid orders: 40' });
  expect(orders.getAttribute('href')).toBe('/revenues/orders?as=organization');
  expect(router.state.location.pathname).toBe('/dashboard');
});

it('asks a new company’s administrator to invite people, until somebody is invited', () => {
  const keys = (invited: number) =>
    mattersOf({ ...ours, people: { active: 1, invited, suspended: 0 } }).map(({ key }) => key);
  expect(keys(0)).toContain('alone');
  expect(keys(1)).not.toContain('alone');
  expect(mattersOf(theirs).map(({ key }) => key)).not.toContain('alone');
});
