import type { DeskEvent } from '@chalkline/contract/overview/desk.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FrontDesk } from './front-desk.tsx';

const people = [{ id: 'p-1', name: 'Nadia Benali', photo: null, plan: null, ticket: null }];
const tickets = [
  {
    ticketId: 't-1',
    eventId: 'e-1',
    event: 'Lifters’ evening',
    typeName: 'Day pass',
    startsAt: '2026-11-29T17:30:00.000Z',
    zone: 'Europe/Amsterdam',
    state: 'expected',
    holderName: 'Nadine Vogt',
    buyerName: 'Oda Vogt',
  },
];
const person = {
  ...people[0],
  memberships: [],
  tickets: [],
  noShows: 0,
  missingWaivers: [],
  can: { addPlan: false, askToSign: true },
};
const answers = new Map<string, unknown>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  answers.clear();
  answers.set('/api/desk/people', people);
  answers.set('/api/desk/people/p-1', person);
  answers.set('/api/desk/tickets', tickets);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' } = {}) => {
    const path = new URL(address, 'http://here').pathname;
    asked.push(`${method} ${path}`);
    return new Response(JSON.stringify({ message: 'OK', data: answers.get(path) ?? null }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(events: readonly DeskEvent[] = []) {
  const router = createMemoryRouter([{ path: '*', element: <FrontDesk events={events} /> }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return router;
}

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('opens the first person found on Enter', async () => {
  const router = open();
  type('nad');
  const row = await screen.findByRole('button', { name: /Nadia Benali/ });
  const form = row.ownerDocument.querySelector('form');
  if (!form) throw new Error('the search is no form');
  fireEvent.submit(form);
  await screen.findByRole('region', { name: 'Nadia Benali' });
  expect(router.state.location.search).toContain('person=p-1');
});

it('finds tickets by the name on them, and lets them in', async () => {
  answers.set('/api/desk/people', []);
  open();
  type('nadine');
  const letIn = await screen.findByRole('button', {
    name: 'Check in Nadine Vogt for Lifters’ evening, Day pass',
  });
  expect(screen.queryByText(/No member or ticket/)).toBeNull();
  expect(screen.getByText(/bought by Oda Vogt/)).toBeDefined();
  fireEvent.click(letIn);
  await waitFor(() => expect(asked).toContain('POST /mobileapis/event_checkin_v2'));
});

it('says so when nobody and no ticket has the name', async () => {
  answers.set('/api/desk/people', []);
  answers.set('/api/desk/tickets', []);
  open();
  type('zzz');
  expect(await screen.findByText('No member or ticket has this name. Accents don’t matter.')).toBeDefined();
});

it('undoes a check-in of the wrong person, and a ticket’s', async () => {
  const plan = { id: 'm-1', planId: 'plan-1', plan: 'Floor', price: 4900, currency: 'EUR', period: 'month' };
  const paid = { state: 'active', paidThrough: '2031-01-31', can: { takeCash: false }, person: people[0] };
  const came = { last: new Date().toISOString(), recent: 3, undoable: 'v-1' };
  const [ticket] = tickets;
  answers.set('/api/desk/people/p-1', {
    ...person,
    memberships: [{ membership: { ...plan, ...paid }, visits: came }],
    tickets: [{ ...ticket, state: 'in' }],
  });
  open();
  type('nad');
  fireEvent.click(await screen.findByRole('button', { name: /Nadia Benali/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo check-in' }));
  await waitFor(() => expect(asked).toContain('POST /api/membership-visits/v-1/undo'));
  fireEvent.click(screen.getByRole('button', { name: /^Undo the check-in of Nadine Vogt for Lifters/ }));
  await waitFor(() => expect(asked).toContain('POST /api/events/e-1/door/undo'));
});

it('says what somebody hasn’t signed, and has it signed here or asks for it in their account', async () => {
  answers.set('/api/desk/people/p-1', { ...person, noShows: 2, missingWaivers: ['House rules'] });
  answers.set('/api/desk/people/p-1/waivers', { waivers: [{ mine: null }] });
  open();
  type('nad');
  fireEvent.click(await screen.findByRole('button', { name: /Nadia Benali/ }));
  expect(await screen.findByText('Not signed: House rules.')).toBeDefined();
  expect(screen.getByText('2 no-shows in 90 days.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send a link' }));
  await waitFor(() => expect(asked).toContain('PUT /api/desk/people/p-1/waiver-request'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign on this device' }));
  expect(await screen.findByText('Hand over this device to read and sign.')).toBeDefined();
  await waitFor(() => expect(asked).toContain('GET /api/desk/people/p-1/waivers'));
});

it('has a plan paid by card on its member’s phone', async () => {
  answers.set('/api/desk/people/p-1', { ...person, can: { addPlan: true, askToSign: true } });
  const plan = {
    id: 'plan-1',
    name: 'Floor',
    price: 4900,
    tax: null,
    currency: 'EUR',
    period: 'month',
    isOn: true,
  };
  answers.set('/api/membership-plans', { plans: [plan] });
  const sale = { orderId: 'o-1', kind: 'plan', state: 'held', title: 'Floor', buyerName: 'Nadia Benali' };
  const terms = { total: 4900, currency: 'EUR', holdUntil: '2026-11-29T17:30:00.000Z', can: { undo: false } };
  answers.set('/api/desk/plans', { ...sale, ...terms });
  answers.set('/api/desk/sales/o-1', { ...sale, ...terms });
  open();
  type('nad');
  fireEvent.click(await screen.findByRole('button', { name: /Nadia Benali/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Card for Floor' }));
  expect(await screen.findByRole('img', { name: 'QR code of the payment page' })).toBeDefined();
  expect(screen.getByText(/Nadia Benali scans this code/)).toBeDefined();
});

it('signs up who isn’t found, with the name that was typed, and opens them', async () => {
  answers.set('/api/desk/people', []);
  answers.set('/api/desk/tickets', []);
  const router = open();
  type('Sol Hart');
  await screen.findByText(/No member or ticket/);
  fireEvent.click(screen.getByRole('button', { name: 'New person' }));
  expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('Sol Hart');
  answers.set('/api/desk/people', { personId: 'p-1' });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'sol@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(router.state.location.search).toContain('person=p-1'));
});
