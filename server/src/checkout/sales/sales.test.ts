import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import {
  getSale,
  listSales,
  listSoldRefunds,
  retryRefund,
} from '@chalkline/contract/checkout/sales.endpoints.ts';
import type { RefundGroup } from '@chalkline/contract/checkout/sales.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { type Stall, stall } from '../settlement/testing/stall.ts';

const counter = await openCounter({ PLATFORM_FEE: '5' });
const { parts, call, clock, provider, run } = counter;
const params = { as: 'person' } as const;

/** Who owns a stall, with what sellers do. */
async function sellerOf(from: Stall) {
  const { token: as, ...owner } = await counter.buyer(from.owner);
  return {
    ...owner,
    as,
    sales: async (query = {}) => (await call(listSales, { params, query }, { as })).data,
    refunds: async (group?: RefundGroup) =>
      (await call(listSoldRefunds, { params, query: { group } }, { as })).data,
    sale: async (orderId: string) => (await call(getSale, { params: { orderId } }, { as })).data,
    retry: (orderId: string, refundId: string) =>
      call(retryRefund, { params: { orderId, refundId } }, { as }),
  };
}

describe('a seller', () => {
  it('finds an order by name, email, receipt number and what was sold, and nobody else’s', async () => {
    const from = await stall(parts);
    const seller = await sellerOf(from);
    const { order } = await counter.paidOrder(from);
    clock.advance(1000);
    const { order: later } = await counter.paidOrder(from);
    await counter.paidOrder(await stall(parts));
    await (await counter.buyer()).place(from);
    const ids = async (search?: string) => (await seller.sales({ search })).map(({ id }) => id);
    expect(await ids()).toEqual([later.id, order.id]);
    expect(await ids(order.invoiceNumber ?? '')).toEqual([order.id]);
    expect(await ids(later.email)).toEqual([later.id]);
    expect(await ids('chalk stal')).toEqual([later.id, order.id]);
    expect(await ids('nobody')).toEqual([]);
  });

  it('refunds one of three units by an amount to the cent, and sees who gave it and why', async () => {
    const from = await stall(parts);
    const seller = await sellerOf(from);
    const { order } = await counter.paidOrder(from, { quantity: 3 });
    const [, second] = order.lines[0]?.units ?? [];
    const body = { unitIds: [second?.id ?? ''], amount: 1999, takeBack: true, note: 'Broken wrist' };
    await seller.refund(order.id, body);
    await run();
    const sale = await seller.sale(order.id);
    expect(sale.units.map(({ left }) => left)).toEqual([2500, 501, 2500]);
    expect(sale.order.lines[0]?.units.map(({ isReturned }) => isReturned)).toEqual([false, true, false]);
    expect(sale.refunds).toMatchObject([
      { state: 'succeeded', amount: 1999, fee: 100, note: 'Broken wrist', askedBy: expect.any(String) },
    ]);
    expect((await seller.sales())[0]).toMatchObject({ state: 'partly_refunded', refunded: 1999 });
    expect((await seller.refunds('arrived')).map(({ amount }) => amount)).toEqual([1999]);
    expect(await seller.refunds('failed')).toEqual([]);
    expect((await failure(seller.refund(order.id, { unitIds: [second?.id ?? ''], amount: 502 })))[1]).toBe(
      'refund_exceeds_paid',
    );
  });

  it('finds refunds by the buyer of a paid order, and of one whose money came too late', async () => {
    const from = await stall(parts);
    const seller = await sellerOf(from);
    const { by, order } = await counter.paidOrder(from);
    await seller.refund(order.id, { amount: 500 });
    clock.advance(1000);
    const late = await by.place(from);
    await by.pay(late.id);
    await counter.close(from);
    provider.become(await counter.referenceOf(late.id), 'succeeded');
    await by.settle(late.id);
    await run();
    const found = async (search: string) =>
      (await call(listSoldRefunds, { params, query: { search } }, { as: seller.as })).data;
    expect((await found('mara')).map(({ amount }) => amount)).toEqual([2500, 500]);
    expect(await found('someone else')).toEqual([]);
  });

  it('sends a refund that failed once more, however often that is pressed', async () => {
    const from = await stall(parts);
    const seller = await sellerOf(from);
    const { order, reference } = await counter.paidOrder(from);
    provider.next('refund', 'refused', reference);
    await seller.refund(order.id, { amount: 500 });
    await run();
    const [failed] = await seller.refunds('failed');
    const refundId = failed?.id ?? '';
    const isRetried = async () => (await seller.sale(order.id)).refunds.map((refund) => refund.isRetried);
    expect(await isRetried()).toEqual([true]);
    provider.next('refund', 'refused', reference);
    await counter.poll(8 * day);
    expect(await isRetried()).toEqual([false]);
    await Promise.all([seller.retry(order.id, refundId), seller.retry(order.id, refundId)]);
    await run();
    expect(provider.refundedOf(reference)).toBe(500);
    expect((await seller.sale(order.id)).refunds.map(({ state }) => state)).toEqual(['succeeded']);
    expect((await failure(seller.retry(order.id, refundId)))[1]).toBe('refund_not_failed');
    expect((await failure(seller.retry(order.id, newId())))[0]).toBe(404);
  });
});

it('shows the buyer and everybody else neither the sale nor the list, nor lets them retry', async () => {
  const from = await stall(parts);
  const { by, order } = await counter.paidOrder(from);
  const outsider = await counter.buyer();
  for (const as of [by.token, outsider.token]) {
    expect((await failure(call(getSale, { params: { orderId: order.id } }, { as })))[0]).toBe(404);
    const retried = call(retryRefund, { params: { orderId: order.id, refundId: newId() } }, { as });
    expect((await failure(retried))[0]).toBe(404);
    expect((await call(listSales, { params }, { as })).data).toEqual([]);
    expect((await call(listSoldRefunds, { params }, { as })).data).toEqual([]);
  }
  const [unit] = order.lines[0]?.units ?? [];
  const body = { unitIds: [unit?.id ?? ''], note: 'Please' };
  const asked = call(refundOrder, { params: { orderId: order.id }, body }, { as: by.token });
  expect((await failure(asked))[1]).toBe('refund_not_allowed');
});
