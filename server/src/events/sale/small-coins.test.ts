import {
  getOrder,
  placeOrder,
  quoteOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createEventPromoCode } from '@chalkline/contract/events/promo-codes.endpoints.ts';
import { hour } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { asViewer } from '../../competitions/competitions/competitions.factory.ts';
import { buy } from '../../demo/demo-till.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { eventWith } from '../events.factory.ts';

const { parts, call, clock } = await testApp();

/** Three decimals, of which the last one is always 0: the provider takes nothing else. */
async function inDinars(kept = 100) {
  const host = await person(parts);
  const as = await signedIn(parts, host);
  const { id, facts } = await eventWith(parts, asViewer(host), {
    currency: 'KWD',
    ticket_types: [{ name: 'Floor', price: 12_350 }],
    refund_rule: [
      { hoursBefore: 24, rate: 10_000, kept },
      { hoursBefore: 0, rate: 3333, kept: 0 },
    ],
  });
  const itemId = facts.event?.ticketTypes[0]?.id ?? '';
  const draft = { kind: 'ticket', offerId: id, lines: [{ itemId, quantity: 3, details: null }] };
  const promo = (body: object) =>
    call(
      createEventPromoCode,
      { params: { eventId: id }, body: body as never },
      { as, idempotencyKey: newId() },
    );
  return { as, draft, promo };
}

it('a percentage code takes off and gives back what the currency has coins for', async () => {
  const { as, draft, promo } = await inDinars();
  await promo({ code: 'SPRING', kind: 'percent', value: 1000 });
  const who = await person(parts);
  const mine = await signedIn(parts, who);
  const body = { ...draft, promoCode: 'spring' };
  const { data: quote } = await call(quoteOrder, { body }, { as: mine });
  expect(quote).toMatchObject({ subtotal: 37_050, discount: 3710, total: 33_340 });
  const params = { orderId: await buy(parts, who, body) };
  const order = async () => (await call(getOrder, { params }, { as: mine })).data;
  const units = (await order()).lines.flatMap((line) => line.units);
  expect(units.map(({ total }) => total)).toEqual([11_110, 11_110, 11_120]);
  expect(units.map(({ refundable }) => refundable)).toEqual([11_010, 11_010, 11_020]);
  const refund = (asked: object, by: string) =>
    call(refundOrder, { params, body: asked as never }, { as: by, idempotencyKey: newId() });
  // By unit before the step ends, then a third of the next one, then the remainder by amount.
  await refund({ unitIds: [units[0]?.id] }, mine);
  clock.advance(30 * hour);
  await refund({ unitIds: [units[2]?.id] }, mine);
  expect((await order()).refunded).toBe(11_010 + 3710);
  expect(await failure(refund({ amount: 1005 }, as))).toEqual([422, 'amount_step', 'body.amount']);
  expect(await failure(refund({ amount: 18_630 }, as))).toEqual([409, 'refund_exceeds_paid', 'body.amount']);
  await refund({ amount: 18_620 }, as);
  expect(await order()).toMatchObject({ refunded: 33_340, refunds: expect.any(Array) });
});

it('refuses amounts that the currency has no coins for: of codes and of what is kept', async () => {
  const { promo, draft } = await inDinars();
  const step = [422, 'amount_step', 'body.value'];
  expect(await failure(promo({ code: 'FIVE', kind: 'amount', value: 5005 }))).toEqual(step);
  expect(await failure(promo({ code: 'ALL', kind: 'fixed', value: 5005 }))).toEqual(step);
  expect((await promo({ code: 'FIVE', kind: 'amount', value: 5000 })).data.value).toBe(5000);
  await expect(inDinars(105)).rejects.toMatchObject({ problems: [{ path: 'body.refund_rule.0.kept' }] });
  const as = await signedIn(parts, await person(parts));
  const body = { ...draft, promoCode: 'FIVE' };
  const { data } = await call(placeOrder, { body }, { as, idempotencyKey: newId() });
  expect(data.lines.flatMap(({ units }) => units.map(({ discount }) => discount))).toEqual([
    1670, 1670, 1660,
  ]);
});
