import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { OpenWithReason } from './open-with-reason.tsx';
import { ReadingsPanel } from './readings-panel.tsx';

const group = { id: 'g1', type: 'group', name: 'Quiet Corner' } as GroupReply;
const at = '2026-06-05T08:00:00.000Z';
const reading = { id: 'r1', by: 'Ines Admin', reason: 'A member wrote to us.', at, until: at };
let listed: (typeof reading)[];
let sent: string[];

beforeEach(() => {
  queryClient.clear();
  listed = [];
  sent = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(String(init.body));
    const answer = init?.method === 'POST' ? { data: reading } : { data: listed, next: null };
    return new Response(JSON.stringify({ message: 'OK', ...answer }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (part: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );

it('opens a group only with a reason', async () => {
  show(<OpenWithReason group={group} />);
  fireEvent.click(page.getByRole('button', { name: 'Open' }));
  await page.findAllByText(/Say why you need to read this group/);
  expect(sent).toEqual([]);
  fireEvent.change(page.getByLabelText(/^Reason/), { target: { value: reading.reason } });
  fireEvent.click(page.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(sent).toEqual([JSON.stringify({ reason: reading.reason })]));
});

it('tells owners who read the group and why', async () => {
  listed = [reading];
  show(<ReadingsPanel group={group} />);
  await page.findByText(reading.reason);
  expect(page.getByText(/Ines Admin/)).toBeTruthy();
});
