import { keptDays } from '@chalkline/contract/kept-days.ts';
import { day, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireOrders, forgetUnpaidOrders } from '../orders/orders.expire.service.ts';
import { checkoutPersonalData } from '../personal/personal.service.ts';
import { openCounter } from './testing/counter.ts';
import { soldOf, stall } from './testing/stall.ts';

const { parts, clock, database, provider, buyer, referenceOf, run } = await openCounter();
const jobRun = { id: '', attempt: 1, signal: new AbortController().signal };

/** An order with a name in it, whose payment was opened and whose hold is over. */
async function lapsedOrder() {
  const from = await stall(parts, { goods: [{ price: 2500, capacity: 1 }] });
  const by = await buyer();
  const { id } = await by.place(from);
  await database.sql.execute(
    sql`update checkout.order_lines set details = '{"name":"Noor Achterberg"}' where order_id = ${id}`,
  );
  await by.pay(id);
  clock.advance(61 * minute);
  await expireOrders(parts, {}, jobRun);
  return { by, id, from, reference: await referenceOf(id) };
}

const keptOf = async (orderId: string) => {
  const { rows } = await database.sql.execute<{ draft: unknown; details: unknown }>(
    sql`select draft, details from checkout.orders join checkout.order_lines on order_id = orders.id
      where orders.id = ${orderId}`,
  );
  return rows[0];
};

const nothing = { draft: null, details: null };

describe('an order that was never paid', () => {
  it('keeps what it says of people for its days, then nothing; money that comes later goes back', async () => {
    const { by, id, from, reference } = await lapsedOrder();
    clock.advance((keptDays.unpaidOrder - 1) * day);
    await forgetUnpaidOrders(parts, {}, jobRun);
    expect(await keptOf(id)).toMatchObject({ details: { name: 'Noor Achterberg' } });
    expect((await by.get(id)).can.renew).toBe(true);
    clock.advance(2 * day);
    await forgetUnpaidOrders(parts, {}, jobRun);
    expect(await keptOf(id)).toEqual(nothing);
    expect((await by.get(id)).can.renew).toBe(false);

    provider.become(reference, 'succeeded');
    await by.settle(id);
    await run();
    expect(await by.get(id)).toMatchObject({
      state: 'refunded',
      refunds: [{ reason: 'late_payment', state: 'succeeded', amount: 2500 }],
    });
    expect(provider.refundedOf(reference)).toBe(2500);
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(0);
  });

  it('says nothing anymore once another one took its place', async () => {
    const { by, id, from } = await lapsedOrder();
    const again = await by.renew(id);
    expect(await keptOf(id)).toEqual(nothing);
    expect(again.state).toBe('held');
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(0);
  });

  it('says nothing anymore when its buyer’s account goes, while others keep theirs', async () => {
    const [one, other] = [await lapsedOrder(), await lapsedOrder()];
    const person = { id: one.by.id, email: 'not@theirs.example' };
    await database.transaction((tx) => checkoutPersonalData.erase?.(parts, tx, person) ?? Promise.resolve());
    expect(await keptOf(one.id)).toEqual(nothing);
    expect(await keptOf(other.id)).toMatchObject({ details: { name: 'Noor Achterberg' } });
  });
});
