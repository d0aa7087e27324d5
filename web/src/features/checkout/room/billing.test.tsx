import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { Billing } from './billing.tsx';

let sent: unknown[];

beforeEach(() => {
  queryClient.clear();
  sent = [];
  const server = new FakeServer();
  server.answer('/api/orders/o1/billing', () => ({ data: null }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) sent.push(JSON.parse(String(init.body)));
    return server.fetch(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (billing: OrderReply['billing'], bill: boolean) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <Billing order={{ id: 'o1', buyerName: 'Noor', billing, can: { bill } } as OrderReply} />
      </QueryClientProvider>
    </MantineProvider>,
  );

it('asks for name and address, and a VAT number if there is one', async () => {
  show(null, true);
  fireEvent.click(page.getByRole('button', { name: 'Add billing details' }));
  fireEvent.click(await page.findByRole('button', { name: 'Save' }));
  await page.findByText('Enter up to 500 characters.');
  expect(sent).toEqual([]);
  fireEvent.change(page.getByLabelText('Address'), { target: { value: 'Kade 1\n3011 Rotterdam' } });
  fireEvent.click(page.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ name: 'Noor', address: 'Kade 1\n3011 Rotterdam', taxNumber: '' }]);
});

it('shows what was given once it can’t be changed anymore, and nothing where nothing was', () => {
  const { unmount } = show({ name: 'Żelazo', address: 'Kade 1', taxNumber: 'NL123' }, false);
  expect(page.getByText(/Tax ID NL123/)).toBeDefined();
  expect(page.queryByRole('button')).toBeNull();
  unmount();
  show(null, false);
  expect(page.queryByText('Invoice for')).toBeNull();
});
