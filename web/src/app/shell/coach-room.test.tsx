import { addresses } from '@chalkline/contract/urls.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen as page, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { coachingQueries } from '../../features/coaching/coaching.queries.ts';
import { queryClient } from '../../platform/calls.ts';
import { KnownAddresses } from '../../platform/known-addresses.ts';
import { CoachRoom } from './coach-room.tsx';

afterEach(() => queryClient.clear());

it('counts clients and requests, and keeps Clients current on a client', () => {
  const share = { due: 0, done: 0 };
  queryClient.setQueryData(coachingQueries.counts().queryKey, {
    counts: { all: 7, active: 4, pending: 2, inactive: 1 },
    figures: {
      adherence: share,
      before: share,
      week: share,
      needing: 0,
      onTrack: 4,
      checkIns: 0,
      oldestCheckIn: null,
      ending: 0,
    },
    clients: [],
    next: null,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/clients/c1']}>
        <KnownAddresses value={new Set(Object.values(addresses))}>
          <CoachRoom>
            <h1>Here</h1>
          </CoachRoom>
        </KnownAddresses>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const menu = within(page.getByRole('navigation', { name: 'Coaching' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Clients4', 'Requests2', 'Program requests', 'Check-in forms']),
  );
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Clients4');
});
