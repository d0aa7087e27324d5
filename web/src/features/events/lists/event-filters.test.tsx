import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { EventSelects, useEventFilters } from './event-filters.tsx';

let server: FakeServer;

beforeEach(() => {
  queryClient.clear();
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const prices = [
    { currency: 'EUR', least: 500, most: 4000 },
    { currency: 'USD', least: 0, most: 9000 },
  ];
  const data = { categories: [], activityTypes: [], places: [], prices, dates: null };
  server.answer('/mobileapis/get-filters', () => ({ data }));
});
afterEach(() => vi.unstubAllGlobals());

function Filters() {
  const { filters, setFilter, asked } = useEventFilters();
  return (
    <>
      <EventSelects filters={filters} setFilter={setFilter} />
      <output>{JSON.stringify(asked)}</output>
    </>
  );
}

function open(address: string): void {
  const router = createMemoryRouter([{ path: '*', Component: Filters }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
const asked = () => JSON.parse(page.getByRole('status').textContent ?? '');

it('asks for a range of prices in one currency, as the address says', async () => {
  open('/events?price=range&currency=USD&least=1000');
  expect(asked()).toEqual({ currency: 'USD', priceFrom: 1000 });
  expect((page.getByLabelText(/From price/) as HTMLInputElement).value).toBe('10.00');
  fireEvent.change(page.getByLabelText(/To price/), { target: { value: '25.5' } });
  await waitFor(() => expect(asked()).toEqual({ currency: 'USD', priceFrom: 1000, priceTo: 2550 }));
});

it('takes the first currency that events have', async () => {
  open('/events?price=range');
  fireEvent.change(await page.findByLabelText(/To price/), { target: { value: '20' } });
  await waitFor(() => expect(asked()).toEqual({ currency: 'EUR', priceTo: 2000 }));
});

it('leaves out what is no price', () => {
  open('/events?price=range&currency=EUR&least=-5&most=abc');
  expect(asked()).toEqual({});
});
