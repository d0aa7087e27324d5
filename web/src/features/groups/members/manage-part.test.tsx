import type { GroupReply, MemberReply } from '@chalkline/contract/groups/group.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { timeNow } from '../../../ui/now.ts';
import { BanModal } from './ban-modal.tsx';
import { ManagePart } from './manage-part.tsx';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(timeNow() + hours * hour).toISOString();

beforeEach(() => {
  queryClient.clear();
  const none = JSON.stringify({ message: 'OK', data: [], next: null, total: 0 });
  vi.stubGlobal('fetch', async () => new Response(none));
});
afterEach(() => vi.unstubAllGlobals());

async function show(type: 'group' | 'event', event: object | null) {
  const group = { id: 'g1', type, name: 'Cabin days', event, can: { moderate: true, edit: true } };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ManagePart group={group as unknown as GroupReply} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText(`Edit ${type}`);
  return ['Invite a person', 'Invite links'].filter((name) => page.queryByText(name));
}

it('invites people to a group', async () => {
  expect(await show('group', null)).toHaveLength(2);
});

it.each([
  ['is to come', { endsAt: inHours(1), canceled: null }, 2],
  ['has ended', { endsAt: inHours(-1), canceled: null }, 0],
  ['was canceled', { endsAt: inHours(1), canceled: { at: inHours(-1), reason: 'Storm' } }, 0],
])('invites people to an event only while it is to come: one that %s', async (_, event, panels) => {
  expect(await show('event', event)).toHaveLength(panels);
});

it('bans with a reason that the member reads', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push([address, JSON.parse(String(init?.body))]);
    return new Response(JSON.stringify({ message: 'OK', data: {} }));
  });
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <BanModal
          group={{ id: 'g1', type: 'group', name: 'Cabin days' } as GroupReply}
          member={{ id: 'p1', name: 'Ana' } as MemberReply}
          onClose={onClose}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByText(/Ana gets a notification with your reason and can appeal for 20 days/);
  fireEvent.change(page.getByLabelText(/Note/), { target: { value: 'Twice.' } });
  expect(page.getByRole('button', { name: 'Ban' }).className).toMatch(/danger/);
  fireEvent.click(page.getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([['/api/groups/g1/members/p1/ban', { reason: 'insult', note: 'Twice.' }]]);
});
