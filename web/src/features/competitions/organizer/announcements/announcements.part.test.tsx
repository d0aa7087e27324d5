import type { AnnouncementReply } from '@chalkline/contract/competitions/announcement.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/calls.ts';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { AnnouncementsPart } from './announcements.part.tsx';

const doors: AnnouncementReply = {
  id: 'a1',
  title: 'Doors',
  body: 'They open at seven.\n\nBring chalk.',
  audience: 'everybody',
  divisionId: null,
  pinned: false,
  author: { id: 'p1', name: 'Imani Okafor' },
  version: 3,
  createdAt: '2026-11-13T08:00:00.000Z',
  editedAt: null,
};

let server: FakeServer;
let bodies: unknown[];
let keys: (string | null)[];
const path = '/api/competitions/c1/announcements';

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  bodies = [];
  keys = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return server.fetch(address, init);
  });
  server.answer(path, () => ({ data: [doors], next: null }));
  server.answer(`${path}/audience`, () => ({ data: { people: 31 } }));
  server.answer(`${path}/a1`, () => ({ data: doors }));
});
afterEach(() => vi.unstubAllGlobals());

function open(announce = true) {
  const competition = competitionSample({ can: { ...competitionSample().can, announce } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AnnouncementsPart competition={competition} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('says how many people it notifies before it is sent, and what is missing', async () => {
  open();
  fireEvent.click(page.getByRole('button', { name: 'Post an announcement' }));
  expect(await page.findByText(/Notifies 31 people with an account\./)).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Post' }));
  expect(await page.findByText('Enter a title of up to 120 characters.')).toBeTruthy();
  expect(bodies).toEqual([]);
  fireEvent.change(page.getByLabelText('Title'), { target: { value: 'Late' } });
  fireEvent.change(page.getByLabelText('Message'), { target: { value: 'Ten minutes.' } });
  fireEvent.click(page.getByRole('radio', { name: 'Staff' }));
  server.answer(path, () => ({ data: { ...doors, id: 'a2' } }));
  fireEvent.click(page.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { title: 'Late', body: 'Ten minutes.', pinned: false, audience: 'staff', divisionId: null },
    ]),
  );
});

it('pins with the shown version, and says when there are too many', async () => {
  open();
  server.refuse(`${path}/a1`, 409, 'too_many_pinned');
  fireEvent.click(await page.findByRole('button', { name: 'Pin: Doors' }));
  await waitFor(() => expect(bodies).toEqual([{ version: 3, pinned: true }]));
});

it('asks before deleting', async () => {
  open();
  fireEvent.click(await page.findByRole('button', { name: 'Delete: Doors' }));
  expect(await page.findByText('Delete “Doors”?')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.asked).toContain(`DELETE ${path}/a1`));
});

it('is read-only without the right to post', async () => {
  open(false);
  expect(await page.findByText('Doors')).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});

it('retries a lost call with its key, and uses a new key after an edit', async () => {
  open();
  fireEvent.click(page.getByRole('button', { name: 'Post an announcement' }));
  fireEvent.change(await page.findByLabelText('Title'), { target: { value: 'Late' } });
  fireEvent.change(page.getByLabelText('Message'), { target: { value: 'Ten minutes.' } });
  server.isReachable = false;
  const press = async (times: number) => {
    fireEvent.click(page.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(keys).toHaveLength(times));
    expect(await page.findByText(/couldn’t reach the server/)).toBeTruthy();
  };
  await press(1);
  await press(2);
  fireEvent.change(page.getByLabelText('Title'), { target: { value: 'Later' } });
  await press(3);
  const [first, repeated, edited] = keys;
  expect(repeated).toBe(first);
  expect(edited).not.toBe(first);
});
