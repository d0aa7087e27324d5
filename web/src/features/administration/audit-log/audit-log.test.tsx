import type { AuditLogLine } from '@chalkline/contract/administration/audit-log.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { AuditLog } from './audit-log.tsx';

const line: AuditLogLine = {
  id: 'a-1',
  at: '2026-11-21T11:00:00.000Z',
  actor: { id: 'p-1', name: 'Ada Okafor' },
  action: 'order.shipped',
  subjectKind: 'received_order',
  subjectId: 'o-1',
  thing: null,
  state: null,
  reason: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('asks for what the address says, and narrows to who did something', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return new Response(JSON.stringify({ message: 'OK', data: [line], next: null }));
  });
  const router = createMemoryRouter([{ path: '*', Component: AuditLog }], {
    initialEntries: ['/all-users?tab=log&what=order&days=7'],
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(await screen.findByText('Shipped an order')).toBeDefined();
  const { searchParams } = new URL(asked[0] ?? '', 'http://localhost');
  expect(Object.fromEntries(searchParams)).toMatchObject({ thing: 'order', days: '7' });
  fireEvent.click(screen.getByRole('link', { name: 'Ada Okafor' }));
  await waitFor(() =>
    expect(new URL(asked.at(-1) ?? '', 'http://localhost').searchParams.get('actor')).toBe('p-1'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone’s actions' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=log'));
});

it('leads to what a line is about, by its name where it has one', async () => {
  const lines: AuditLogLine[] = [
    {
      ...line,
      id: 'a-2',
      action: 'entry.created',
      subjectKind: 'entry',
      thing: { name: 'Harbor Throwdown', address: '/competition-detail/c-1' },
    },
    { ...line, id: 'a-3', action: 'case.hide', subjectKind: 'case', subjectId: 'k-1', reason: 'other' },
    line,
  ];
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ message: 'OK', data: lines, next: null })),
  );
  const router = createMemoryRouter([{ path: '*', Component: AuditLog }], { initialEntries: ['/all-users'] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const entry = await screen.findByRole('link', { name: 'Harbor Throwdown' });
  expect(entry.getAttribute('href')).toBe('/competition-detail/c-1');
  const found = screen.getByRole('link', { name: 'Moderation case' });
  expect(found.getAttribute('href')).toBe('/moderation/k-1');
  expect(screen.getByText('Other')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Shop order' })).toBeNull();
});
