import { cancelOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/calls.ts';
import { HeldOrders } from './held-orders.tsx';

const asked: string[] = [];
beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${address}`);
    return new Response(JSON.stringify({ message: 'OK', data: {} }), { status: 500 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(holdUntil: string | null) {
  const order = {
    id: 'order-1',
    holdUntil,
    held: 'Your tickets are',
    payTo: '/event-payment-intent/order-1',
  };
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <HeldOrders
            orders={[order]}
            cancel={(call, orderId) => call(cancelOrder, { params: { orderId } })}
            released="Tickets released"
            release="Release the tickets"
            invalidates={[]}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('leads on to the payment, and releases what is held', async () => {
  show('2026-05-01T10:00:00.000Z');
  expect(page.getByText(/^Your tickets are held until/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
    '/event-payment-intent/order-1',
  );
  fireEvent.click(page.getByRole('button', { name: 'Release the tickets' }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/order-1/);
});

it('releases nothing while the payment is processed', () => {
  show(null);
  expect(page.getByText('Your tickets are held while your payment is processed.')).toBeTruthy();
  expect(page.getByRole('link', { name: 'View payment' })).toBeTruthy();
  expect(page.queryByRole('button')).toBeNull();
});
