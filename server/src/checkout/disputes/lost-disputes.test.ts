import { refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { getSale, takeBackLost } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { previewCanceled } from '../canceled-sales/canceled-sales.service.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter();
const { parts, call, provider, run, tell } = counter;

/** A paid order that its buyer's bank disputes for this amount, and decides. */
async function decided(state: 'won' | 'lost', amount?: number) {
  const from = await stall(parts);
  const { token: as } = await counter.buyer(from.owner);
  const { by, order, reference: payment } = await counter.paidOrder(from);
  const reference = `dp_${newId()}`;
  const news = amount === undefined ? {} : { amount };
  for (const next of ['needs_response', state] as const) {
    provider.disputeBecomes(reference, payment, next, news);
    await tell('dispute', reference);
    await run();
  }
  const params = { orderId: order.id };
  const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id));
  return {
    by,
    as,
    order,
    sale: async () => (await call(getSale, { params }, { as })).data,
    refund: (who: string, body: object = { unitIds }) =>
      call(refundOrder, { params, body }, { as: who, idempotencyKey: newId() }),
    takeBack: (who: string) => call(takeBackLost, { params }, { as: who }),
    total: async () => (await call(getRevenues, { params: { as: 'person' }, query: {} }, { as })).data.total,
    preview: () => previewCanceled(parts.database.sql, [{ kind: order.kind, offerIds: [order.offerId] }]),
  };
}

it('leaves nothing to refund, counts off what was earned, and is taken back once', async () => {
  const at = await decided('lost');
  const { total } = at.order;
  const sale = await at.sale();
  expect(sale).toMatchObject({ lost: total, can: { takeBack: true } });
  expect(sale.units.every(({ left }) => left === 0)).toBe(true);
  expect(sale.order.lines.flatMap(({ units }) => units.map(({ refundable }) => refundable))).toEqual(
    sale.units.map(() => null),
  );
  for (const who of [at.as, at.by.token])
    expect(await failure(at.refund(who))).toContain('refund_exceeds_paid');
  expect(await at.total()).toMatchObject({ gross: total, refunds: 0, disputes: total, net: 0 });
  expect((await at.preview()).sums).toMatchObject([{ amount: 0 }]);
  expect(await failure(at.takeBack(at.by.token))).toContain(404);
  const both = await Promise.allSettled([at.takeBack(at.as), at.takeBack(at.as)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const after = await at.sale();
  expect(after).toMatchObject({ refunds: [], can: { takeBack: false } });
  expect(after.order.lines.every(({ units }) => units.every(({ isReturned }) => isReturned))).toBe(true);
  expect(await failure(at.takeBack(at.as))).toContain('refund_not_allowed');
});

it('of a part of the payment leaves the rest to refund', async () => {
  const at = await decided('lost', 1000);
  const left = at.order.total - 1000;
  expect((await at.sale()).units.reduce((sum, unit) => sum + unit.left, 0)).toBe(left);
  expect((await at.preview()).sums).toMatchObject([{ amount: left }]);
  await at.refund(at.as);
  await run();
  expect((await at.sale()).order.refunded).toBe(left);
});

it('changes nothing where it was won', async () => {
  const at = await decided('won');
  expect(await at.sale()).toMatchObject({ lost: 0, can: { takeBack: false } });
  expect(await failure(at.takeBack(at.as))).toContain('refund_not_allowed');
  expect(await at.total()).toMatchObject({ disputes: 0, net: at.order.total });
});
