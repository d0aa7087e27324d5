import {
  listAllDisputes,
  listFailedRefunds,
  reviewSale,
} from '@chalkline/contract/checkout/sale-review.endpoints.ts';
import { getSale } from '@chalkline/contract/checkout/sales.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { findPayments } from '../payments/payments.repository.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter();
const { call, parts, clock, provider, tell } = counter;
const administrator = async (name: string) => {
  const { id } = await person(parts, { accountType: 'admin', name });
  return { id, as: { as: await signedIn(parts, { id }) } };
};
const [priya, paul] = [await administrator('Priya'), await administrator('Paul')];

async function sold() {
  const from = await stall(parts);
  const paid = await counter.paidOrder(from);
  const params = { orderId: paid.order.id };
  const log = async () =>
    (await listAudit(parts, { subjectKind: 'order', subjectId: paid.order.id }, { limit: 50 })).data
      .filter(({ action }) => action === 'order.reviewed')
      .map(({ actorId }) => actorId);
  return { from, params, log, ...paid };
}

it('shows a disputed sale to administrators of the site, and keeps in the log who read it, once an hour', async () => {
  const { from, params, log, reference: payment, order } = await sold();
  expect((await failure(call(reviewSale, { params }, priya.as)))[0]).toBe(404);
  const reference = `dp_${newId()}`;
  provider.disputeBecomes(reference, payment, 'needs_response');
  await tell('dispute', reference);
  expect(await log()).toEqual([]);
  const { data } = await call(reviewSale, { params }, priya.as);
  expect(data).toMatchObject({
    id: order.id,
    seller: { personId: from.owner.id },
    disputes: [{ state: 'needs_response', evidence: null }],
    payments: [{ state: 'succeeded', reference: payment }],
    refunds: [],
    alerts: [],
  });
  expect(data.lines.reduce((sum, { total }) => sum + total, 0)).toBe(data.total);
  await call(reviewSale, { params }, priya.as);
  await call(reviewSale, { params }, paul.as);
  clock.advance(hour);
  await call(reviewSale, { params }, priya.as);
  expect((await log()).sort()).toEqual([priya.id, priya.id, paul.id].sort());
  // What its seller does with it stays closed to them.
  expect((await failure(call(getSale, { params }, priya.as)))[0]).toBe(404);
  const listed = await call(listAllDisputes, { query: { group: 'open' } }, priya.as);
  expect(listed.data).toMatchObject([{ orderId: order.id, seller: expect.stringMatching(/./) }]);
  expect((await call(listAllDisputes, { query: { group: 'decided' } }, priya.as)).data).toEqual([]);
});

it('shows a sale with a payment alert, acknowledged or not', async () => {
  const { params, order } = await sold();
  const [payment] = await findPayments(parts.database.sql, order.id);
  await parts.database.transaction((tx) =>
    raiseAlert(parts, tx, 'refund_exceeds_books', `re_${newId()}`, { payment: payment?.id ?? '', amount: 1 }),
  );
  expect((await call(reviewSale, { params }, priya.as)).data.alerts).toMatchObject([
    { kind: 'refund_exceeds_books', isOpen: true },
  ]);
});

it('shows a sale with a refund that failed, until it is sent', async () => {
  const { from, params, reference } = await sold();
  const owner = await counter.buyer(from.owner);
  provider.next('refund', 'refused', reference);
  await owner.refund(params.orderId, { amount: 500 });
  await counter.run();
  expect((await call(reviewSale, { params }, priya.as)).data.refunds).toMatchObject([
    { state: 'failed', amount: 500 },
  ]);
  const failed = async () => (await call(listFailedRefunds, {}, priya.as)).data.map(({ orderId }) => orderId);
  expect(await failed()).toEqual([params.orderId]);
  clock.advance(hour);
  await counter.run();
  expect(await failed()).toEqual([]);
  expect((await failure(call(reviewSale, { params }, priya.as)))[0]).toBe(404);
});

it('is for administrators of the site', async () => {
  const { params, log, reference: payment } = await sold();
  const reference = `dp_${newId()}`;
  provider.disputeBecomes(reference, payment, 'needs_response');
  await tell('dispute', reference);
  for (const accountType of ['corporate_admin', 'receptionist', 'trainer', 'trainee'] as const) {
    const as = { as: await signedIn(parts, await person(parts, { accountType })) };
    expect((await failure(call(reviewSale, { params }, as)))[0]).toBe(403);
    expect((await failure(call(listAllDisputes, {}, as)))[0]).toBe(403);
    expect((await failure(call(listFailedRefunds, {}, as)))[0]).toBe(403);
  }
  expect(await log()).toEqual([]);
  expect((await failure(call(reviewSale, { params: { orderId: newId() } }, priya.as)))[0]).toBe(404);
});
