import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { SalesScreen } from './sales.screen.tsx';

const row = {
  id: 'o-1',
  state: 'paid',
  title: 'Kettlebell day',
  bought: '2 × Day pass, T-shirt',
  buyerName: 'Ravi Iyer',
  email: 'ravi@example.org',
  invoiceNumber: null,
  currency: 'EUR',
  total: 7000,
  refunded: 0,
  paidAt: '2026-11-27T10:00:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

it('lists the orders of one event by its address, each leading to its refunds', async () => {
  queryClient.clear();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://here').pathname);
    return new Response(JSON.stringify({ message: 'OK', data: [row], page: { next: null } }));
  });
  const path = '/revenues/orders?kind=ticket&offerId=e-1&name=Kettlebell%20day';
  const router = createMemoryRouter([{ path: '*', element: <SalesScreen /> }], { initialEntries: [path] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Orders for Kettlebell day' })).toBeDefined();
  const link = await screen.findByRole('link', { name: 'Ravi Iyer' });
  expect(link.getAttribute('href')).toContain('o-1');
  expect(screen.getByText('2 × Day pass, T-shirt')).toBeDefined();
  expect(asked).toContain('/api/offers/ticket/e-1/orders');
});
