import { quoteOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { restore, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from './testing/counter.ts';
import { type Stall, soldOf, stall } from './testing/stall.ts';

const counter = await openCounter();
const { parts, call, database, provider, buyer } = counter;
const admin = await person(parts, { accountType: 'admin' });
const rule = [{ hoursBefore: 0, rate: 10_000, kept: 0 }];

async function stop({ owner }: Stall): Promise<void> {
  const who = await personById(database.sql, owner.id);
  const suspension = { reason: 'Fraud is being looked into', until: null, byOrganization: null };
  if (who) await database.transaction((tx) => suspend(parts, tx, who, suspension, admin.id));
}
const goOn = ({ owner }: Stall) => database.transaction((tx) => restore(parts, tx, owner, admin.id));

const paused = [409, 'sales_paused', undefined];

describe('a suspended seller', () => {
  it.each([2500, 0])('sells nothing at %i cents until the suspension ends', async (price) => {
    const from = await stall(parts, { goods: [{ price, capacity: null }] });
    const by = await buyer();
    const lines = [{ itemId: from.goods[0]?.id ?? '' }];
    const quote = () =>
      call(quoteOrder, { body: { kind: 'stall', offerId: from.id, lines } }, { as: by.token });
    await stop(from);
    expect(await failure(quote())).toEqual(paused);
    expect(await failure(by.place(from))).toEqual(paused);
    await goOn(from);
    expect((await quote()).data.total).toBe(price);
    expect((await by.place(from)).state).toBe(price === 0 ? 'paid' : 'held');
  });

  it('is paid by nobody who held places before, unless their payment was open already', async () => {
    const from = await stall(parts);
    const [late, soon] = [await buyer(), await buyer()];
    const held = await late.place(from);
    const open = await soon.place(from);
    await soon.pay(open.id);
    await stop(from);
    expect(await failure(late.pay(held.id))).toEqual(paused);
    expect((await soon.pay(open.id)).state).toBe('awaiting_payment');
    provider.become(await counter.referenceOf(open.id), 'succeeded');
    expect((await soon.settle(open.id)).state).toBe('paid');
    expect((await late.cancel(held.id)).state).toBe('canceled');
  });

  it('leaves what was sold as it is, and what its buyers give back is refunded', async () => {
    const from = await stall(parts, { refundRule: rule });
    const { by, order, reference } = await counter.paidOrder(from, { quantity: 2 });
    await stop(from);
    expect(await by.get(order.id)).toMatchObject({ state: 'paid', can: { refund: true } });
    const unitIds = order.lines.flatMap(({ units }) => units.map(({ id }) => id)).slice(0, 1);
    await by.refund(order.id, { unitIds });
    await counter.run();
    expect(provider.refundedOf(reference)).toBe(2500);
    expect(await by.get(order.id)).toMatchObject({ state: 'partly_refunded' });
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
  });
});
