import { figuresOfQuick } from '@chalkline/contract/nutrition/quick-figures.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { FakeServer } from '../../platform/testing/fake-server.ts';
import { ClientDayModal } from './client-day-modal.tsx';

const rice = {
  id: 'e',
  meal: 'lunch',
  foodId: 'rice',
  foodVersion: null,
  name: 'Rice',
  unit: 'My bowl',
  quantity: 1000,
  milligrams: 280_000,
  figures: [...figuresOfQuick({ kcal: 130_000, protein: 3000, carbohydrate: 28_000, fat: 300 })],
  recipe: null,
  version: 1,
};

let server: FakeServer;
beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

function open(reply: object | null) {
  server.answer('/api/coachings/c1/diary/days/2026-11-23', () => ({ data: { day: reply } }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ClientDayModal
            client={{ coachingId: 'c1', name: 'Ana' }}
            first="2026-11-23"
            onClose={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('shows the foods of a day by meal, and goes on to other days', async () => {
  const drinks = [
    { id: 'd', milliliters: 250 },
    { id: 'f', milliliters: 500 },
  ];
  open({ day: '2026-11-23', entries: [rice], targets: null, drinks });
  await page.findByText('Rice');
  expect(page.getByText('My bowl, 280 g')).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Lunch' })).toBeTruthy();
  expect(page.queryByRole('heading', { name: 'Dinner' })).toBeNull();
  expect(page.getByText('Water: 750 ml')).toBeTruthy();
  server.answer('/api/coachings/c1/diary/days/2026-11-22', () => ({
    data: { day: { day: '2026-11-22', entries: [], targets: null, drinks: [] } },
  }));
  fireEvent.click(page.getByRole('button', { name: 'Day before' }));
  await page.findByText('No food logged on this day.');
});

it('says when nutrition isn’t shared any longer', async () => {
  open(null);
  await page.findByText('Your client doesn’t share nutrition with you.');
});
