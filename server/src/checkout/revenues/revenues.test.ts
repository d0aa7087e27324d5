import { getRevenues } from '@chalkline/contract/checkout/revenues.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { postEntry } from '../../money/ledger/ledger.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { openCounter } from '../settlement/testing/counter.ts';
import { stall } from '../settlement/testing/stall.ts';

const counter = await openCounter({ PLATFORM_FEE: '5' });
const { parts, call, clock } = counter;
const params = { as: 'person' } as const;

it('follows a refund of one of three units to the cent, and the statement with it', async () => {
  const startsAt = new Date('2026-07-04T09:00:00.000Z');
  const from = await stall(parts, { startsAt });
  const other = await stall(parts, { currency: 'GBP' });
  const { order } = await counter.paidOrder(from, { quantity: 3 });
  await counter.paidOrder(other);
  const owner = await counter.buyer(from.owner);
  const as = owner.token;
  const revenues = async (query = {}) => (await call(getRevenues, { params, query }, { as })).data;
  const month = clock.now().toISOString().slice(0, 7);
  const statement = async () =>
    (await call(getStatement, { params, query: { month, currency: 'EUR' } }, { as })).data;
  const before = await revenues();
  expect(before.feeRate).toBe(500);
  expect(before).toMatchObject({
    currency: 'EUR',
    currencies: ['EUR'],
    total: { sold: 3, gross: 7500, refunds: 0 },
  });
  expect(before.total.net).toBe((await statement()).closing);

  const unit = order.lines[0]?.units[1];
  await owner.refund(order.id, { unitIds: [unit?.id ?? ''] });
  const { total, months, offers, nextPayout } = await revenues();
  expect(total).toEqual({ sold: 3, gross: 7500, refunds: 2500, disputes: 0, fees: 250, net: 4750 });
  const after = await statement();
  expect([after.refunds, after.closing, after.isBalanced]).toEqual([2500, 4750, true]);
  expect(months.find((one) => one.month === month)?.net).toBe(4750);
  expect(offers).toMatchObject([{ title: 'Chalk stall', startsAt: startsAt.toISOString(), net: 4750 }]);
  expect(nextPayout).toEqual({ at: '2026-07-01T03:00:00.000Z', amount: 4750, held: 0, account: 'none' });

  expect((await revenues({ offerId: other.id })).total.gross).toBe(0);
  expect((await revenues({ year: 2025 })).total.gross).toBe(0);
});

it('has what was taken in cash for plans as it has other cash', async () => {
  const from = await stall(parts);
  await counter.paidOrder(from);
  const as = await signedIn(parts, from.owner);
  const seller = await sellerOf(parts.database, { personId: from.owner.id }, clock.now());
  const cash = (
    kind: 'cash_sale' | 'cash_refund',
    ref: string,
    total: number,
    currency: 'EUR' | 'USD' = 'EUR',
  ) =>
    parts.database.transaction((tx) => {
      const facts = {
        currency,
        sellerId: seller.id,
        at: clock.now(),
        handledBy: from.owner.id,
      } as const;
      return postEntry(tx, { kind, ref, ...facts, amounts: { total } });
    });
  await cash('cash_sale', 'plan:one', 4900);
  await cash('cash_sale', 'plan:two', 4900);
  await cash('cash_refund', 'plan:two', 4900);
  await cash('cash_sale', `order:${newId()}`, 700);
  const read = async (query: object) => (await call(getRevenues, { params, query }, { as })).data;
  const year = await read({});
  expect(year.total).toMatchObject({ sold: 3, gross: 2500 + 9800, refunds: 4900, net: 2375 + 4900 });
  expect(year.offers).toMatchObject([
    { kind: 'cash', title: 'Plans paid in cash', sold: 2, gross: 9800, refunds: 4900, net: 4900 },
    { kind: 'stall', net: 2375 },
  ]);
  const month = clock.now().toISOString().slice(0, 7);
  expect(year.months.filter(({ net }) => net !== 0)).toMatchObject([{ month, net: 2375 + 4900 }]);
  expect((await read({ year: 2025 })).total.gross).toBe(0);
  expect((await read({ offerId: from.id })).total.gross).toBe(2500);
  await cash('cash_sale', 'plan:three', 300, 'USD');
  const dollars = await read({ currency: 'USD' });
  expect([dollars.currencies, dollars.total.net]).toEqual([['EUR', 'USD'], 300]);
  expect(
    (await call(getRevenues, { params, query: {} }, { as: await signedIn(parts, await person(parts)) })).data
      .offers,
  ).toEqual([]);
});

it('is empty for who sold nothing, and shows nobody the sales of others', async () => {
  const from = await stall(parts);
  const { by } = await counter.paidOrder(from);
  const { data } = await call(getRevenues, { params }, { as: by.token });
  expect([data.total.gross, data.offers, data.months.length, data.nextPayout.account]).toEqual([
    0,
    [],
    12,
    'none',
  ]);
  const admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
  expect(
    (await call(getRevenues, { params, query: { offerId: from.id } }, { as: admin })).data.total.gross,
  ).toBe(0);
});
