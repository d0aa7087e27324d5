import type { SaleRefund } from '@chalkline/contract/checkout/sales.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { PaidOutsideModal } from './paid-outside-modal.tsx';

let sent: { readonly body: unknown; readonly key: string | null }[];
const onClose = vi.fn();

beforeEach(() => {
  queryClient.clear();
  onClose.mockClear();
  sent = [];
  const server = new FakeServer();
  server.answer('/api/orders/o1/refunds/r1/outside-payment', () => ({ data: null }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    if (init?.body) sent.push({ body: JSON.parse(String(init.body)), key });
    return server.fetch(address, init);
  });
  const refund = { id: 'r1', amount: 2499, state: 'failed' } as SaleRefund;
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <PaidOutsideModal orderId="o1" refund={refund} currency="EUR" forSeller={false} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const fill = (label: string, value: string) =>
  fireEvent.change(page.getByLabelText(label), { target: { value } });
const mark = () => fireEvent.click(page.getByRole('button', { name: 'Mark as paid back' }));

it('asks for the reference of a transfer before anything is sent', async () => {
  expect(page.getByText('Mark €24.99 as paid back?')).toBeDefined();
  mark();
  await page.findByText('Enter the reference, at most 80 characters.');
  expect(sent).toEqual([]);
  fill('Reference', 'RF18 2499');
  fill('Paid on', '2026-11-27');
  mark();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    { body: { way: 'bank_transfer', reference: 'RF18 2499', paidOn: '2026-11-27' }, key: expect.any(String) },
  ]);
});

it('needs none for cash', async () => {
  fireEvent.click(page.getByRole('radio', { name: 'Cash' }));
  fill('Paid on', '2026-11-27');
  mark();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ body: { way: 'cash', reference: null, paidOn: '2026-11-27' } }]);
});
