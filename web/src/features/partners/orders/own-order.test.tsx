import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { DeliverySection } from '../delivery.section.tsx';

const line = (id: string, title: string, quantity: number) => ({
  id,
  title,
  quantity,
  productId: id,
  picture: null,
  canceled: 0,
});
const delivery = {
  state: 'new',
  partnerName: 'Noordkaap',
  address: null,
  waiting: 3,
  lines: [line('l1', 'Grips', 2), line('l2', 'Block chalk', 1)],
  parcels: [],
  returns: [],
  cancellation: null as { by: string; reason: string } | null,
  messages: [] as unknown[],
  cancelable: [
    { lineId: 'l1', title: 'Grips', quantity: 2 },
    { lineId: 'l2', title: 'Block chalk', quantity: 1 },
  ],
  returnDays: null,
  returnUntil: null,
  returnable: [],
};
let bodies: unknown[];
let server: FakeServer;

beforeEach(() => {
  queryClient.clear();
  bodies = [];
  server = new FakeServer();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(own: Partial<typeof delivery> = {}): Promise<void> {
  server.answer('/api/orders/o1/delivery', () => ({ data: { ...delivery, ...own } }));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <DeliverySection orderId="o1" />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await page.findByRole('heading', { name: 'Delivery' });
}

it('cancels all pieces of an order, or some', async () => {
  server.answer('/api/orders/o1/cancellation', () => ({ data: { ...delivery, cancelable: [] } }));
  await open();
  fireEvent.click(await page.findByRole('button', { name: 'Cancel order' }));
  fireEvent.change(await page.findByLabelText(/Grips/), { target: { value: '3' } });
  expect(await page.findByText('Enter a number from 0 to 2.')).toBeTruthy();
  fireEvent.change(page.getByLabelText(/Grips/), { target: { value: '1' } });
  fireEvent.change(page.getByLabelText(/Block chalk/), { target: { value: '0' } });
  fireEvent.click(page.getByRole('button', { name: 'Cancel pieces' }));
  await waitFor(() => expect(bodies).toEqual([{ lines: [{ lineId: 'l1', quantity: 1 }] }]));
});

it('offers no cancellation once the partner has accepted the order, and says why it was canceled', async () => {
  await open({
    state: 'canceled',
    cancelable: [],
    cancellation: { by: 'partner', reason: 'Out of stock' },
  });
  expect(await page.findByText('Noordkaap canceled this order: Out of stock')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it('writes to the shop', async () => {
  server.answer('/api/orders/o1/messages', () => ({ data: delivery }));
  await open();
  fireEvent.click(await page.findByRole('button', { name: 'Contact the shop' }));
  fireEvent.change(await page.findByLabelText('Message'), { target: { value: ' By Friday? ' } });
  fireEvent.click(page.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(bodies).toEqual([{ text: 'By Friday?' }]));
});
