import { receiveWebhook } from '@chalkline/contract/checkout/webhook.endpoints.ts';
import { day, hour, minute } from '@chalkline/contract/spans.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { openCounter } from './testing/counter.ts';
import { soldOf, stall } from './testing/stall.ts';

const counter = await openCounter();
const { parts, clock, database, provider, buyer, referenceOf, mailbox, poll } = counter;

/** An order with its payment open. */
async function openOrder(sketch: Parameters<typeof stall>[1] = {}) {
  const from = await stall(parts, sketch);
  const by = await buyer();
  const placed = await by.place(from);
  const order = await by.pay(placed.id);
  return { from, by, order, id: order.id, reference: await referenceOf(order.id) };
}

describe('a payment', () => {
  it('pays for the order: invoice number, receipt, ledger and what was bought', async () => {
    const { by, from, id, reference } = await openOrder();
    provider.become(reference, 'succeeded', { transferred: 2500 });
    const order = await by.settle(id);
    expect(order).toMatchObject({ state: 'paid', invoiceNumber: '2026-0001', holdUntil: null });
    await counter.run();
    const { rows } = await database.sql.execute<{ email: string }>(
      sql`select email from checkout.orders where id = ${id}`,
    );
    const letter = mailbox.lastTo(rows[0]?.email ?? '');
    expect(letter.subject).toBe('Your receipt 2026-0001: Chalk stall');
    expect(letter.text).toContain('Total: €25.00');
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(1);
    expect(await counter.books()).toEqual({
      'provider:owner': 2500,
      'payable:owner': -2500,
      provider: -126,
      provider_fees: 126,
    });
  });

  it('of a seller gets invoice numbers without a gap, also when many pay at once', async () => {
    const from = await stall(parts);
    const orders = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const by = await buyer();
        const { id } = await by.place(from);
        await by.pay(id);
        provider.become(await referenceOf(id), 'succeeded');
        return { by, id };
      }),
    );
    const paid = await Promise.all(orders.map(({ by, id }, index) => by.settle(id, index % 2 === 0 ? 0 : 1)));
    const numbers = paid.map(({ invoiceNumber }) => invoiceNumber);
    expect(numbers.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `2026-000${index + 1}`));
  });

  it('that is declined leaves the place held for another try', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'requires_method', { failure: 'card_declined' });
    provider.become(reference, 'failed', { failure: 'card_declined' });
    expect(await by.settle(id)).toMatchObject({
      state: 'awaiting_payment',
      payment: { state: 'failed', failure: 'card_declined' },
    });
    expect((await by.pay(id)).payment?.state).toBe('created');
    expect(await referenceOf(id)).not.toBe(reference);
  });

  it('that is processing keeps the place until the verdict', async () => {
    const { by, from, id, reference } = await openOrder({ goods: [{ price: 2500, capacity: 1 }] });
    provider.become(reference, 'processing');
    expect((await by.settle(id)).state).toBe('processing');
    clock.advance(2 * day);
    expect((await failure((await buyer()).place(from)))[1]).toBe('sold_out');
    provider.become(reference, 'requires_method', { failure: 'card_declined' });
    expect((await by.settle(id)).state).toBe('expired');
    expect((await (await buyer()).place(from)).state).toBe('held');
  });

  it('never goes back: late and repeated news change nothing', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'succeeded');
    await by.settle(id);
    const books = await counter.books();
    for (const state of ['processing', 'requires_action', 'failed', 'canceled', 'succeeded'] as const) {
      provider.become(reference, state);
      await counter.tell('payment', reference);
    }
    expect(await by.get(id)).toMatchObject({ state: 'paid', payment: { state: 'succeeded' } });
    expect(await counter.books()).toEqual(books);
  });

  it('whose news comes out of order follows the newer one', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'processing');
    const older = provider.delay('readPayment');
    const slow = by.settle(id, 1);
    await older.asked;
    provider.become(reference, 'succeeded');
    expect((await by.settle(id)).state).toBe('paid');
    older.letGo();
    expect((await slow).state).toBe('paid');
  });

  it('leaves the hold at least five minutes, once', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    clock.advance(8 * minute);
    const now = clock.now().getTime();
    expect((await by.pay(id)).holdUntil).toBe(new Date(now + 5 * minute).toISOString());
    clock.advance(4 * minute);
    expect((await by.pay(id)).holdUntil).toBe(new Date(now + 5 * minute).toISOString());
  });
});

describe('a payment whose amount, currency or seller differ', () => {
  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' as const }],
    ['seller', { destination: 'acct_other' }],
  ])('in %s raises one alert and fulfills nothing', async (_, differing) => {
    const { by, from, id, reference } = await openOrder();
    const alerts = (await counter.alerts()).length;
    const books = await counter.books();
    provider.become(reference, 'succeeded', differing);
    await by.settle(id);
    await counter.tell('payment', reference);
    expect((await counter.alerts()).slice(alerts)).toEqual(['payment_differs']);
    expect((await by.get(id)).state).toBe('awaiting_payment');
    expect(await soldOf(database, from.goods[0]?.pool ?? '')).toBe(0);
    expect(await counter.books()).toEqual(books);
    expect((await failure(by.pay(id)))[1]).toBe('payment_in_progress');
  });
});

describe('a provider that does not answer', () => {
  it('loses no payment: the same one is opened again', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    const opened = provider.payments.length;
    provider.next('openPayment', 'lost');
    expect(await failure(by.pay(id))).toEqual([503, 'unavailable', undefined]);
    expect((await by.pay(id)).payment?.clientSecret).toContain('_secret');
    expect(provider.payments.length - opened).toBe(1);
  });

  it('is asked again by the poller, also about a payment whose name was never learned', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    provider.next('openPayment', 'lost');
    await failure(by.pay(id));
    provider.become(provider.payments.at(-1)?.reference ?? '', 'succeeded');
    await poll(30_000);
    expect((await by.get(id)).state).toBe('paid');
  });

  it('is asked after 30 s, 1, 5 and 30 min, then hourly; after seven days somebody is alerted', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'processing');
    await by.settle(id);
    const asked = () => provider.calls.filter((call) => call === `readPayment ${reference}`).length;
    for (const pause of [30_000, minute, 5 * minute, 30 * minute, hour, hour]) {
      const before = asked();
      await poll(pause - 1000);
      expect(asked()).toBe(before);
      await poll(1000);
      expect(asked()).toBe(before + 1);
    }
    await poll(7 * day);
    const before = asked();
    await poll(2 * day);
    expect(asked()).toBe(before);
    expect(await counter.alerts()).toContain('payment_unresolved');
  });

  it('keeps nobody else waiting', async () => {
    const stuck = await openOrder();
    const fine = await openOrder();
    provider.become(stuck.reference, 'succeeded');
    provider.become(fine.reference, 'succeeded');
    provider.next('readPayment', 'lost', stuck.reference);
    await poll();
    const states = [await stuck.by.get(stuck.id), await fine.by.get(fine.id)].map(({ state }) => state);
    expect(states).toEqual(['awaiting_payment', 'paid']);
    await poll(5 * minute);
    expect((await stuck.by.get(stuck.id)).state).toBe('paid');
  });

  it('refuses to open: the order can be paid another way', async () => {
    const by = await buyer();
    const { id } = await by.place(await stall(parts));
    provider.next('openPayment', 'refused');
    expect((await failure(by.pay(id)))[1]).toBe('payment_refused');
    expect((await by.pay(id)).payment?.state).toBe('created');
  });

  it('cancels what nobody should pay anymore once the order expired', async () => {
    const { by, id, reference } = await openOrder();
    await poll(11 * minute);
    expect((await by.get(id)).state).toBe('expired');
    expect(provider.payment(reference).state).toBe('canceled');
  });
});

describe('a webhook', () => {
  const eventOf = (reference: string) => ({
    id: crypto.randomUUID(),
    kind: 'payment_intent.succeeded',
    about: 'payment',
    reference,
    account: null,
  });
  const handled = async (eventId: string) => {
    const { rows } = await database.sql.execute<{ handled: boolean }>(
      sql`select handled_at is not null as handled from checkout.provider_events where event_id = ${eventId}`,
    );
    return rows.map((row) => row.handled);
  };

  it('settles, and counts once however often it comes', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'succeeded');
    const event = eventOf(reference);
    const answers = await Promise.all(
      ([0, 1, 0, 1] as const).map((desk) => counter.webhook(event, { desk })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await counter.run();
    expect((await by.get(id)).state).toBe('paid');
    expect(await handled(event.id)).toEqual([true]);
  });

  it('that is forged is refused and not stored', async () => {
    const event = eventOf('ref_1');
    const answer = await counter.webhook(event, { signature: 'forged' });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'bad_signature']);
    expect(await handled(event.id)).toEqual([]);
    expect((await failure(counter.call(receiveWebhook, { body: 'no JSON' })))[1]).toBe('bad_signature');
  });

  it('that nobody knows, or about a thing that is not ours, is kept and done', async () => {
    for (const event of [{ ...eventOf(''), about: null, reference: null }, eventOf('pi_of_somebody_else')]) {
      expect((await counter.webhook(event)).statusCode).toBe(200);
      await counter.run();
      expect(await handled(event.id)).toEqual([true]);
    }
  });

  it('whose handling fails stays unhandled and is tried again', async () => {
    const { by, id, reference } = await openOrder();
    provider.become(reference, 'succeeded');
    provider.next('readPayment', 'lost', reference);
    const event = eventOf(reference);
    await counter.webhook(event);
    await expect(counter.run()).rejects.toThrow('handle_provider_event');
    expect(await handled(event.id)).toEqual([false]);
    await counter.run();
    expect(await handled(event.id)).toEqual([true]);
    expect((await by.get(id)).state).toBe('paid');
  });
});
