import { minute } from '@chalkline/contract/spans.ts';
import { describe, expect, it } from 'vitest';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { failure } from '../../platform/testing/failure.ts';
import { addPromoCode } from '../promo-codes/promo-codes.service.ts';
import { openCounter } from './testing/counter.ts';
import { type Stall, soldOf, stall } from './testing/stall.ts';

const counter = await openCounter();
const { parts, clock, database, provider, buyer, referenceOf } = counter;

async function halfOff(from: Stall, code = 'HALF', value = 5000): Promise<void> {
  await database.transaction(async (tx) => {
    const { id: sellerId } = await sellerOf(tx, { personId: from.owner.id }, clock.now());
    const usual = {
      sellerId,
      offerKind: 'stall',
      offerId: from.id,
      kind: 'percent',
      currency: 'EUR',
    } as const;
    return addPromoCode(parts, tx, { ...usual, code, value, maxUses: 1 });
  });
}

describe('a renewed order', () => {
  it('keeps the last place, at the price with or without a promo code', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 1 }] });
    await halfOff(from);
    const by = await buyer();
    const first = await by.place(from);
    const cheaper = await by.renew(first.id, 'half');
    expect(cheaper).toMatchObject({ state: 'held', total: 1250, promoCode: 'HALF' });
    expect(await by.get(first.id)).toMatchObject({ state: 'canceled', can: { pay: false, renew: false } });
    const again = await by.renew(cheaper.id);
    expect(again).toMatchObject({ total: 2500, promoCode: null });
    expect((await failure((await buyer()).place(from)))[1]).toBe('sold_out');
    expect((await by.list()).map(({ id }) => id)).toEqual([again.id]);
  });

  it('leaves the order as it was where the code doesn’t fit', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 1 }] });
    const by = await buyer();
    const { id } = await by.place(from);
    expect((await failure(by.renew(id, 'nothing')))[1]).toBe('code_invalid');
    expect(await by.get(id)).toMatchObject({ state: 'held', can: { pay: true, renew: true } });
  });

  it('holds the places again after the hold, if there still are any', async () => {
    const from = await stall(parts, { goods: [{ price: 2500, capacity: 1 }] });
    const [by, other] = [await buyer(), await buyer()];
    const { id } = await by.place(from);
    clock.advance(11 * minute);
    expect(await by.get(id)).toMatchObject({ state: 'expired', can: { renew: true } });
    const taken = await other.place(from);
    expect((await failure(by.renew(id)))[1]).toBe('sold_out');
    await other.cancel(taken.id);
    expect(await by.renew(id)).toMatchObject({ state: 'held', total: 2500 });
  });

  it('is renewed once, whatever comes at the same time', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    const tries = await Promise.allSettled([
      by.renew(id, null, 0),
      by.renew(id, null, 1),
      by.renew(id, null, 0),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await by.list()).toHaveLength(1);
  });

  it('cancels an open payment first, and is the old order where the money was faster', async () => {
    const from = await stall(parts);
    const by = await buyer();
    const { id } = await by.place(from);
    await by.pay(id);
    const reference = await referenceOf(id);
    const next = await by.renew(id);
    expect(provider.payment(reference).state).toBe('canceled');
    await by.pay(next.id);
    provider.become(await referenceOf(next.id), 'succeeded');
    expect(await by.renew(next.id)).toMatchObject({ id: next.id, state: 'paid' });
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
    expect((await failure(by.renew(next.id)))[1]).toBe('already_paid');
  });

  it('is the buyer’s alone', async () => {
    const from = await stall(parts);
    const { id } = await (await buyer()).place(from);
    expect((await failure((await buyer()).renew(id)))[0]).toBe(404);
    expect((await failure((await buyer(from.owner)).renew(id)))[0]).toBe(404);
  });

  it('is fulfilled at once where a code takes everything off', async () => {
    const from = await stall(parts);
    await halfOff(from, 'FREE', 10_000);
    const by = await buyer();
    const { id } = await by.place(from);
    expect(await by.renew(id, 'FREE')).toMatchObject({ state: 'paid', total: 0 });
  });
});
