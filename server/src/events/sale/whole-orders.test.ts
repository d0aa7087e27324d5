import { getOrder, quoteOrder, refundOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy, connectPayouts, refund } from '../../demo/demo-till.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock, settle } = await testApp();

it('an order across a price step with a code goes back by unit, then as a remainder, to the cent', async () => {
  const host = await person(parts);
  await connectPayouts(parts, host, 'NL');
  const as = await signedIn(parts, host);
  const { id, facts } = await eventWith(parts, asViewer(host), {
    ticket_types: [{ name: 'Day', price: 2999, price_steps: [{ price: 1999, until: null, places: 2 }] }],
    add_ons: [{ name: 'T-shirt', price: 1550, per_ticket: 1 }],
  });
  const [day, shirt] = [facts.event?.ticketTypes[0]?.id ?? '', facts.event?.addOns[0]?.id ?? ''];
  const code = { code: 'THIRD', kind: 'percent' as const, value: 3333, itemIds: [day] };
  await call(createEventPromoCode, { params: { eventId: id }, body: code }, { as, idempotencyKey: newId() });
  const who = await person(parts);
  const draft = {
    kind: 'ticket',
    offerId: id,
    promoCode: 'third',
    lines: [
      { itemId: day, quantity: 3, details: null },
      { itemId: shirt, quantity: 1, details: null },
    ],
  };
  const mine = await signedIn(parts, who);
  const { data: quote } = await call(quoteOrder, { body: draft }, { as: mine });
  // 33.33% of 19.99 + 19.99 + 29.99, half up; the T-shirt isn't part of it.
  expect(quote).toMatchObject({ subtotal: 8547, discount: 2332, total: 6215 });
  const orderId = await buy(parts, who, draft);
  const params = { orderId };
  const order = async () => (await call(getOrder, { params }, { as: mine })).data;
  const units = (await order()).lines.flatMap((line) => line.units);
  expect(units.map(({ price, discount }) => [price, discount])).toEqual([
    [1999, 666],
    [1999, 666],
    [2999, 1000],
    [1550, 0],
  ]);
  // The price is another one by now: what goes back is what was paid.
  const give = (asked: Parameters<typeof refund>[3]) => refund(parts, asViewer(host), orderId, asked);
  await give({ unitIds: [units[2]?.id ?? ''] });
  expect((await order()).refunded).toBe(1999);
  await give({ amount: 1000, takeBack: false });
  const left = 6215 - 1999 - 1000;
  const tooMuch = call(refundOrder, { params, body: { amount: left + 1 } }, { as, idempotencyKey: newId() });
  expect(await failure(tooMuch)).toEqual([409, 'refund_exceeds_paid', 'body.amount']);
  await give({ amount: left });
  await settle();
  expect(await order()).toMatchObject({ state: 'refunded', refunded: 6215 });
  const month = clock.now().toISOString().slice(0, 7);
  const statement = { params: { as: 'person' }, query: { month, currency: 'EUR' } } as const;
  expect((await call(getStatement, statement, { as })).data).toMatchObject({
    sales: 8547,
    discounts: 2332,
    refunds: 6215,
    closing: 0,
    isBalanced: true,
  });
});
