import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { AccountHistory } from './account-history.tsx';

const suspended: HistoryLine = {
  id: 'a-1',
  at: '2026-11-21T11:00:00.000Z',
  action: 'person.suspended',
  aboutThem: true,
  subjectKind: 'person',
  subjectId: 'p-1',
  thing: null,
  actor: { id: 'p-9', name: 'Ada Okafor' },
  reason: 'Spam',
  changes: [],
};
const moved: HistoryLine = {
  ...suspended,
  id: 'a-2',
  action: 'competition.moved',
  aboutThem: false,
  subjectKind: 'competition',
  subjectId: 'c-1',
  thing: { name: 'Harbor Throwdown', address: '/competition-detail/c-1' },
  actor: { id: null, name: null },
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function open(lines: readonly HistoryLine[]): Promise<void> {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ message: 'OK', data: lines, next: null })),
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AccountHistory personId="p-1" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('Suspended');
}

it('leads to what its lines are about, and to who did it', async () => {
  await open([suspended, moved]);
  const thing = screen.getByRole('link', { name: 'Harbor Throwdown' });
  expect(thing.getAttribute('href')).toBe('/competition-detail/c-1');
  expect(screen.getByRole('link', { name: 'Ada Okafor' }).getAttribute('href')).toBe('/edit-user/p-9');
  expect(screen.getByText('This account')).toBeDefined();
  expect(screen.getByText('Someone outside your organization').closest('a')).toBeNull();
});

it('has no column for it where every line is about the account', async () => {
  await open([suspended]);
  expect(screen.queryByText('Done to')).toBeNull();
});
