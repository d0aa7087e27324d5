import type { ReceivedReply } from '@chalkline/contract/partners/delivery.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { RefundLine } from './refund-modals.tsx';

const units = ['u1', 'u2', 'u3', 'u4'].map((id) => ({ id, total: 950, isReturned: false }));
const sale = {
  order: { refunded: 0, lines: [{ id: 'l1', units }] },
  units: units.map(({ id }) => ({ id, left: 950 })),
};
const line = {
  id: 'l1',
  title: 'Block chalk',
  sku: '',
  productId: 'x1',
  picture: null,
  quantity: 4,
  shipped: 2,
  canceled: 0,
  returned: 0,
};
let bodies: unknown[];

beforeEach(() => {
  queryClient.clear();
  bodies = [];
  const server = new FakeServer();
  server.answer('/api/orders/o1/sale', () => ({ data: sale }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) bodies.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function refund(of: ReceivedReply['lines'][number]): Promise<void> {
  const order = { id: 'o1', currency: 'EUR', buyerName: 'Siobhán Kerrigan' } as ReceivedReply;
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <RefundLine order={order} line={of} onClose={() => undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.change(await page.findByLabelText('Reason'), { target: { value: 'Out of stock' } });
  fireEvent.click(page.getByRole('button', { name: 'Refund €9.50' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
}

it('takes pieces that haven’t shipped out of the order, so that nobody ships what was refunded', async () => {
  await refund(line);
  expect(page.getByText(/won’t be shipped/)).toBeDefined();
  expect(bodies).toEqual([{ unitIds: ['u1'], takeBack: true, note: 'Out of stock' }]);
});

it('leaves what has shipped out of the stock unless asked', async () => {
  await refund({ ...line, shipped: 4 });
  expect(bodies).toEqual([{ unitIds: ['u1'], takeBack: false, note: 'Out of stock' }]);
});
