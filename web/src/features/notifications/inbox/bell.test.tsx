import type { NotificationReply } from '@chalkline/contract/notifications/notification.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeStreamServer } from '../../../platform/live/testing/fake-stream-server.ts';
import { Bell } from './bell.tsx';

const stream = new FakeStreamServer();
let told: NotificationReply[];
let asked: string[];
let isDown: boolean;

const one = (id: string, sketch: Partial<NotificationReply> = {}): NotificationReply => ({
  id,
  kind: 'announcement',
  title: `Harbor Throwdown: ${id}`,
  text: 'The doors open at seven.',
  address: '/competition-detail/c1',
  at: new Date().toISOString(),
  isRead: false,
  ...sketch,
});

async function answer(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(address), 'http://localhost');
  if (pathname === '/api/live/stream') return stream.fetch(address, init);
  asked.push(`${init?.method ?? 'GET'} ${pathname} ${String(init?.body ?? '')}`.trim());
  if (isDown) throw new TypeError('Failed to fetch');
  if (pathname.endsWith('/unread')) {
    const unread = told.filter(({ isRead }) => !isRead).length;
    return reply({ data: { unread, position: String(stream.head) } });
  }
  if (pathname === '/api/notifications') return reply({ data: told, next: null });
  const id = pathname.split('/').at(-2);
  told = told.map((was) =>
    pathname === '/api/notifications/read' || was.id === id ? { ...was, isRead: true } : was,
  );
  return reply({ data: null });
}

const reply = (body: object) => new Response(JSON.stringify({ message: 'OK', ...body }));

beforeEach(() => {
  queryClient.clear();
  [told, asked, isDown] = [[one('Doors'), one('Heats')], [], false];
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Bell personId="p1" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const bell = (count: number) =>
  page.findByRole('button', { name: count > 0 ? `Notifications, ${count}` : 'Notifications' });

it('counts, lists by day, and reads what is opened', async () => {
  told = [one('Doors'), one('Old', { at: '2024-02-03T10:00:00.000Z', isRead: true, text: null })];
  open();
  fireEvent.click(await bell(1));
  expect(await page.findByRole('heading', { level: 3, name: 'Today' })).toBeTruthy();
  expect(page.getByRole('heading', { level: 3, name: 'Sat 3 February 2024' })).toBeTruthy();
  const link = page.getByRole('link', { name: /Harbor Throwdown: Doors/ });
  expect(link.getAttribute('href')).toBe('/competition-detail/c1');
  fireEvent.click(link);
  await bell(0);
  expect(asked).toContain('POST /api/notifications/Doors/read');
});

it('reads one by its tick and all at once, up to the newest that was shown', async () => {
  open();
  fireEvent.click(await bell(2));
  fireEvent.click(await page.findByRole('button', { name: 'Mark as read: Harbor Throwdown: Heats' }));
  await bell(1);
  fireEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
  await bell(0);
  expect(asked).toContain(`POST /api/notifications/read {"upTo":"${told[0]?.at}"}`);
  expect(page.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('rings without being asked', async () => {
  open();
  await bell(2);
  await waitFor(() => expect(stream.streams.size).toBe(1));
  told = [one('Late'), ...told];
  act(() => void stream.publish('notifications:p1', null));
  await bell(3);
});

it('says so when there is nothing', async () => {
  told = [];
  open();
  fireEvent.click(await bell(0));
  expect(await page.findByText('No notifications yet')).toBeTruthy();
});

it('offers to try again', async () => {
  open();
  const button = await bell(2);
  isDown = true;
  fireEvent.click(button);
  expect(await page.findByText('Couldn’t load your notifications')).toBeTruthy();
  isDown = false;
  fireEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Harbor Throwdown: Doors')).toBeTruthy();
});
