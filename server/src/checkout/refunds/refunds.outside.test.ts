import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { listFailedRefunds, reviewSale } from '@chalkline/contract/checkout/sale-review.endpoints.ts';
import {
  getSale,
  listSoldRefunds,
  retryRefund,
  settleRefundOutside,
} from '@chalkline/contract/checkout/sales.endpoints.ts';
import type { CallInput } from '@chalkline/contract/http/endpoint.ts';
import type { LedgerAccount } from '@chalkline/contract/money/ledger-kinds.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import {
  countUnread,
  listNotifications,
  readNotifications,
} from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { day, hour } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { changeSeller, sellerOf } from '../../money/sellers/sellers.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter({ PLATFORM_FEE: '10' });
const { parts, clock, database, provider, call } = counter;
const today = () => clock.now().toISOString().slice(0, 10);
const transfer = () => ({ way: 'bank_transfer', reference: 'RF18 2500', paidOn: today() }) as const;

/** What the accounts of a seller and the platform hold. */
async function booksOf(sellerId: string) {
  const of = (account: LedgerAccount, owner: string | null) => balanceOf(database.sql, account, owner, 'EUR');
  return {
    owed: -(await of('payable', sellerId)) - (await of('tax', sellerId)),
    tax: await of('tax', sellerId),
    fees: await of('fees', null),
    refundsDue: await of('refunds_due', null),
    provider: await of('provider', null),
    sellersProvider: await of('provider', sellerId),
  };
}

/** A paid order of two at 25.00 with a refund of one of them that the provider refused. */
async function failed() {
  const from = await stall(parts);
  const seller = await sellerOf(database, { personId: from.owner.id }, clock.now());
  await changeSeller(database, seller.id, { taxRate: 2000 });
  const { by, order, reference } = await counter.paidOrder(from, { quantity: 2 });
  const owner = await counter.buyer(from.owner);
  const books = () => booksOf(seller.id);
  const before = await books();
  const [unit] = order.lines[0]?.units ?? [];
  provider.next('refund', 'refused', reference);
  await owner.refund(order.id, { unitIds: [unit?.id ?? ''] });
  await counter.run();
  const params = { orderId: order.id, refundId: (await owner.get(order.id)).refunds[0]?.id ?? '' };
  const settle = (as = owner.token, { body = transfer(), key = newId() }: Settling = {}) =>
    call(settleRefundOutside, { params, body }, { as, idempotencyKey: key });
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as: by.token })).data.map(({ title }) => title);
  const entries = async () =>
    (
      await database.sql.execute<{ kind: string }>(
        sql`select kind from money.entries where ref like ${`${params.refundId}%`} order by id`,
      )
    ).rows.map(({ kind }) => kind);
  /** What the provider calls it. */
  const there = async () =>
    (
      await database.sql.execute<{ reference: string }>(
        sql`select reference from checkout.refunds where id = ${params.refundId}`,
      )
    ).rows[0]?.reference ?? '';
  return { from, by, owner, order, reference, before, books, there, params, settle, told, entries };
}

interface Settling {
  readonly body?: CallInput<typeof settleRefundOutside>['body'];
  readonly key?: string;
}

const alone = <Value>(tried: readonly PromiseSettledResult<Value>[]) => ({
  done: tried.filter(({ status }) => status === 'fulfilled').length,
  refused: tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])),
});

it('is recorded as any refund, and owed to the seller, without moving the provider’s money', async () => {
  // What sellers see of it is the next test.
  const { by, owner, order, reference, before, books, settle, entries } = await failed();
  const { data } = await settle();
  expect(data).toMatchObject({
    state: 'succeeded',
    amount: 2500,
    fee: 208,
    failure: null,
    isRetried: false,
    paidOutside: transfer(),
    creditNoteNumber: expect.stringMatching(/^\d{4}-\d{4}$/),
    settledBy: expect.any(String),
  });
  expect(await entries()).toEqual(['refund_asked', 'refund_failed', 'refund_asked', 'refund_paid_outside']);
  // The seller is still owed the amount, plus the platform’s fee of the refund; no tax is due on it anymore.
  const after = await books();
  expect(after).toEqual({
    ...before,
    owed: before.owed + 208,
    fees: before.fees + 208,
    tax: before.tax + 417,
  });
  expect(provider.refundedOf(reference)).toBe(0);

  for (const as of [by, owner]) {
    const seen = await as.get(order.id);
    expect(seen).toMatchObject({ state: 'partly_refunded', refunded: 2500 });
    expect(seen.refunds.map(({ paidOutside }) => paidOutside)).toEqual([transfer()]);
  }
});

it('is in the revenues, the statement and the refunds that arrived, and leaves nothing to attend to', async () => {
  const { owner, order, books, params, settle } = await failed();
  await settle();
  const after = await books();
  const as = { as: owner.token };
  const selling = { as: 'person' } as const;
  const revenues = (await call(getRevenues, { params: selling, query: {} }, as)).data;
  const query = { month: today().slice(0, 7), currency: 'EUR' } as const;
  const statement = (await call(getStatement, { params: selling, query }, as)).data;
  expect(revenues.total).toMatchObject({
    gross: 5000,
    refunds: 2500,
    net: 5000 - 2500 - revenues.total.fees,
  });
  expect(statement).toMatchObject({
    sales: 5000,
    refunds: 2500,
    paidOutside: 2500,
    fees: revenues.total.fees,
    closing: after.owed,
    isBalanced: true,
  });
  expect(revenues.nextPayout.amount).toBe(after.owed);
  expect(revenues.attention.failedRefunds).toBe(0);
  const arrived = await call(listSoldRefunds, { params: selling, query: { group: 'arrived' } }, as);
  expect(arrived.data.map(({ id }) => id)).toEqual([params.refundId]);
  expect((await failure(owner.refund(order.id, { amount: 2501 })))[1]).toBe('refund_exceeds_paid');
});

it('tells the buyer once, and the audit log who noted it', async () => {
  const { by, order, params, owner, settle, told } = await failed();
  expect(await told()).toEqual(['Your refund of €25.00 for Chalk stall is delayed']);
  const upTo = clock.now().toISOString();
  await call(readNotifications, { body: { upTo } }, { as: by.token });
  const unread = async () => (await call(countUnread, {}, { as: by.token })).data.unread;
  expect(await unread()).toBe(0);
  clock.advance(1000);
  const key = newId();
  const first = await settle(owner.token, { key });
  expect((await settle(owner.token, { key })).data).toEqual(first.data);
  expect((await failure(settle()))[1]).toBe('refund_not_failed');
  expect([await unread(), await told()]).toEqual([1, ['You got €25.00 back for Chalk stall']]);
  const { data } = await listAudit(parts, { subjectKind: 'order', subjectId: order.id }, { limit: 10 });
  expect(data.filter(({ action }) => action === 'refund.paid_outside')).toMatchObject([
    { actorId: owner.id, after: { refundId: params.refundId, amount: 2500, ...transfer() } },
  ]);
});

it('is for the staff of what was sold and administrators of the site, who still read the sale', async () => {
  const { by, params, settle } = await failed();
  const outsider = await counter.buyer();
  for (const as of [by.token, outsider.token]) expect((await failure(settle(as)))[0]).toBe(404);
  const priya = { as: await signedIn(parts, await person(parts, { accountType: 'admin', name: 'Priya' })) };
  expect((await settle(priya.as)).data.settledBy).toBe('Priya');
  const order = { params: { orderId: params.orderId } };
  const { refunds } = (await call(reviewSale, order, priya)).data;
  expect(refunds).toMatchObject([{ settledBy: 'Priya', paidOutside: { way: 'bank_transfer' } }]);
  expect((await call(listFailedRefunds, {}, priya)).data.map(({ id }) => id)).not.toContain(params.refundId);
});

it('wants a reference for all but cash, and a day since the refund was asked for', async () => {
  const { settle, owner } = await failed();
  const at = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);
  const said = (body: object) => failure(settle(owner.token, { body: { ...transfer(), ...body } }));
  expect((await said({ reference: null })).slice(0, 1)).toEqual([422]);
  expect(await said({ paidOn: at(2) })).toEqual([422, 'outside_date', 'body.paidOn']);
  expect(await said({ paidOn: at(-2) })).toEqual([422, 'outside_date', 'body.paidOn']);
  const cash = { way: 'cash', reference: null, paidOn: today() } as const;
  expect((await settle(owner.token, { body: cash })).data.paidOutside).toEqual(cash);
});

it('isn’t for a refund that is on its way or done, nor while the buyer’s bank decides', async () => {
  const { owner, order, reference, there, settle } = await failed();
  provider.refundsBecome = 'pending';
  await counter.poll();
  expect((await owner.get(order.id)).refunds[0]?.state).toBe('pending');
  expect((await failure(settle()))[1]).toBe('refund_not_failed');
  provider.refundBecomes(await there(), 'failed');
  await counter.tell('refund', await there());
  provider.refundsBecome = 'succeeded';
  const dispute = `dp_${newId()}`;
  provider.disputeBecomes(dispute, reference, 'needs_response');
  await counter.tell('dispute', dispute);
  expect((await failure(settle()))[1]).toBe('dispute_open');
});

it('of money that no order took is owed to who paid it back', async () => {
  const from = await stall(parts);
  const by = await counter.buyer();
  const owner = await counter.buyer(from.owner);
  const { id } = await by.place(from);
  await by.pay(id);
  await counter.close(from);
  const reference = await counter.referenceOf(id);
  provider.become(reference, 'succeeded');
  provider.next('refund', 'refused', reference);
  await by.settle(id);
  await counter.run();
  const seller = await sellerOf(database, { personId: from.owner.id }, clock.now());
  const before = await booksOf(seller.id);
  const [refund] = (await owner.get(id)).refunds;
  expect(refund).toMatchObject({ state: 'failed', reason: 'late_payment' });
  const params = { orderId: id, refundId: refund?.id ?? '' };
  await call(settleRefundOutside, { params, body: transfer() }, { as: owner.token, idempotencyKey: newId() });
  expect(await booksOf(seller.id)).toEqual({
    ...before,
    owed: before.owed + 2500,
    refundsDue: before.refundsDue + 2500,
  });
  expect((await by.get(id)).state).toBe('refunded');
});

it('stays settled whatever the provider says later, which raises an alert if it sent the money after all', async () => {
  const { owner, order, reference, books, there, settle } = await failed();
  provider.refundsBecome = 'pending';
  await counter.poll();
  const sent = await there();
  provider.refundBecomes(sent, 'failed');
  await counter.tell('refund', sent);
  await settle();
  const after = await books();
  await counter.tell('refund', sent);
  await counter.poll(hour);
  await counter.poll(8 * day);
  expect(await counter.alerts()).not.toContain('refund_paid_twice');
  provider.refundBecomes(sent, 'succeeded');
  await counter.tell('refund', sent);
  await counter.tell('refund', sent);
  provider.refundsBecome = 'succeeded';
  expect((await counter.alerts()).filter((kind) => kind === 'refund_paid_twice')).toHaveLength(1);
  expect((await owner.get(order.id)).refunds.map(({ state, amount }) => [state, amount])).toEqual([
    ['succeeded', 2500],
  ]);
  expect(await books()).toEqual(after);
  expect(provider.refundedOf(reference)).toBe(2500);
});

it.each(Array.from({ length: 4 }, (_, round) => round))(
  'is settled once by several at once, round %i',
  async () => {
    const { settle, told, entries, by, order } = await failed();
    const tried = await Promise.allSettled(Array.from({ length: 6 }, () => settle()));
    expect(alone(tried)).toEqual({ done: 1, refused: Array.from({ length: 5 }, () => 'refund_not_failed') });
    expect((await entries()).filter((kind) => kind === 'refund_paid_outside')).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    expect((await by.get(order.id)).refunded).toBe(2500);
  },
);

it.each(Array.from({ length: 6 }, (_, round) => round))(
  'and a retry at the same time leave one refund, round %i',
  async (round) => {
    const { settle, entries, owner, order, params, reference } = await failed();
    const retry = async () => {
      await call(retryRefund, { params }, { as: owner.token });
      const { sendRefund } = await import('./refunds.send.service.ts');
      await sendRefund(parts, params.refundId);
    };
    const [settled] = await Promise.allSettled(round % 2 === 0 ? [settle(), retry()] : [settle(), retry()]);
    await counter.run();
    await counter.poll(hour);
    const isOutside = settled?.status === 'fulfilled';
    expect(provider.refundedOf(reference)).toBe(isOutside ? 0 : 2500);
    const ends = (await entries()).filter((kind) =>
      ['refund_paid_outside', 'refund_succeeded'].includes(kind),
    );
    expect(ends).toEqual([isOutside ? 'refund_paid_outside' : 'refund_succeeded']);
    expect((await owner.get(order.id)).refunds).toMatchObject([{ state: 'succeeded', amount: 2500 }]);
  },
);

it.each(Array.from({ length: 6 }, (_, round) => round))(
  'and a webhook that the provider sent it leave one refund in the books, round %i',
  async () => {
    const { settle, entries, owner, order, there, params } = await failed();
    provider.refundsBecome = 'pending';
    await counter.poll();
    const sent = await there();
    provider.refundBecomes(sent, 'failed');
    await counter.tell('refund', sent);
    provider.refundBecomes(sent, 'succeeded');
    provider.refundsBecome = 'succeeded';
    const before = (await counter.alerts()).length;
    const [settled] = await Promise.allSettled([settle(), counter.tell('refund', sent)]);
    const isOutside = settled?.status === 'fulfilled';
    expect((await counter.alerts()).length - before).toBe(isOutside ? 1 : 0);
    const ends = (await entries()).filter((kind) =>
      ['refund_paid_outside', 'refund_succeeded'].includes(kind),
    );
    expect(ends).toEqual([isOutside ? 'refund_paid_outside' : 'refund_succeeded']);
    const sale = await call(getSale, { params: { orderId: params.orderId } }, { as: owner.token });
    expect(sale.data.refunds).toMatchObject([{ state: 'succeeded', amount: 2500 }]);
    expect((await owner.get(order.id)).refunded).toBe(2500);
  },
);
