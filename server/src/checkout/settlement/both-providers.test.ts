import {
  getOrder,
  openPayment,
  placeOrder,
  refundOrder,
} from '@chalkline/contract/checkout/orders.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { balanceOf, postEntry } from '../../money/ledger/ledger.service.ts';
import { providerOf } from '../../money/providers/provider-of.service.ts';
import { fillInAccount } from '../../money/providers/simulator.accounts.service.ts';
import type { SimulatorParts } from '../../money/providers/simulator.once.service.ts';
import { confirmTestPayment } from '../../money/providers/simulator.payments.service.ts';
import { deliverTestEvents, tellWaitingEvents } from '../../money/providers/test-events.service.ts';
import { eventOnWire } from '../../money/providers/testing/stripe-events.ts';
import { startStripeStandIn } from '../../money/providers/testing/stripe-stand-in.ts';
import { signWebhook } from '../../money/providers/webhook-signature.service.ts';
import { sellerOf } from '../../money/sellers/sellers.service.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { registerSellables } from '../orders/sellables.service.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { stall, stallSchema, stallSellable } from './testing/stall.ts';

const secret = 'whsec_of_this_test';

/** The stand-in runs before the app whose database it is behind. */
async function openApp(name: 'test' | 'stripe'): Promise<TestApp> {
  if (name === 'test') return testApp();
  const opened: { app?: TestApp } = {};
  const app = (): TestApp => {
    if (opened.app === undefined) throw new Error('The app is not open yet.');
    return opened.app;
  };
  const behind: SimulatorParts = {
    get database() {
      return app().database;
    },
    get clock() {
      return app().clock;
    },
  };
  const standIn = await startStripeStandIn(behind, 'sk_test_standin');
  afterAll(() => standIn.close());
  opened.app = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: standIn.url,
  });
  return opened.app;
}

describe.each(['test', 'stripe'] as const)('the checkout with the provider %s', async (name) => {
  const { app, call, parts, clock, database, settle } = await openApp(name);
  await database.pool.query(stallSchema);
  const provider = providerOf(parts);

  /** Lets the provider tell everything, through our own webhook, and handles it. */
  async function hear(): Promise<void> {
    const post = async (payload: string, headers: Readonly<Record<string, string>>) =>
      (await app.inject({ method: 'POST', url: '/api/payments/webhook', payload, headers })).statusCode;
    await deliver(post);
    await settle();
  }

  function deliver(post: Parameters<typeof deliverTestEvents>[1]): Promise<number> {
    if (name === 'test') return deliverTestEvents(parts, post);
    return tellWaitingEvents(parts, async (event) => {
      const body = JSON.stringify(await eventOnWire(parts, event));
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signWebhook(body, secret, clock.now()),
      };
      return (await post(body, headers)) === 200;
    });
  }

  /** An order of three at 25.00 at a stall whose seller has an account. */
  async function order() {
    registerSellables([stallSellable]);
    const { id: offerId, owner, goods } = await stall(parts);
    const seller = await database.transaction((tx) => sellerOf(tx, { personId: owner.id }, clock.now()));
    const asked = { key: newId(), email: 'seller@example.org', country: 'NL', name: 'Stall' };
    const { reference: account } = await provider.openAccount(asked);
    await fillInAccount(parts, account, { review: 'approved', bank: 'good' });
    await database.sql.execute(sql`insert into money.payout_accounts values (${seller.id}, ${name}, ${account},
      'enabled', true, true, '[]', 'NL', now(), now())`);
    const as = await signedIn(parts, await person(parts));
    const lines = [{ itemId: goods[0]?.id ?? '', quantity: 3 }];
    const body = { kind: 'stall', offerId, lines };
    const { data: placed } = await call(placeOrder, { body }, { as, idempotencyKey: newId() });
    const { data: opened } = await call(openPayment, { params: { orderId: placed.id } }, { as });
    const params = { orderId: placed.id };
    const read = async () => (await call(getOrder, { params }, { as })).data;
    return { params, account, seller, owner, read, clientSecret: opened.payment?.clientSecret ?? '' };
  }

  async function lyingAt(account: string | null): Promise<number> {
    let sum = 0;
    for await (const { amount, fee } of provider.balanceTransactions(account, new Date(0)))
      sum += amount - fee;
    return sum;
  }

  it('is paid by a test card, told by webhook, and booked as the money lies', async () => {
    const { clientSecret, read, account, seller } = await order();
    expect(clientSecret).toMatch(/_secret_/);
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    expect(await read()).toMatchObject({ state: 'awaiting_payment' });
    await hear();
    expect(await read()).toMatchObject({ state: 'paid', total: 7500 });
    expect(await lyingAt(account)).toBe(7500);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(7500);
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
  });

  it('is compared every day with what moved at the provider, and a difference is an alert', async () => {
    const { clientSecret, account, seller } = await order();
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const alerts = async () => {
      const { rows } = await database.sql.execute<{ ref: string; details: object }>(
        sql`select ref, details from checkout.alerts where kind = 'books_differ' order by id`,
      );
      return rows;
    };
    clock.advance(26 * 3_600_000);
    await Promise.all([reconcile(parts), reconcile(parts)]);
    expect(await alerts()).toEqual([]);
    const wrong = { kind: 'payout_sent', ref: newId(), currency: 'EUR', amounts: { amount: 40 } } as const;
    await database.transaction((tx) => postEntry(tx, { ...wrong, sellerId: seller.id, at: clock.now() }));
    await reconcile(parts);
    expect(await alerts()).toEqual([]);
    clock.advance(26 * 3_600_000);
    await Promise.all([reconcile(parts), reconcile(parts)]);
    expect(await alerts()).toEqual([
      { ref: expect.stringContaining(`${account} EUR`), details: { amount: 40, currency: 'EUR' } },
    ]);
    clock.advance(26 * 3_600_000);
    await reconcile(parts);
    expect(await alerts()).toHaveLength(1);
  });

  it('waits for a payment that takes its time, and for the next card after a declined one', async () => {
    const slow = await order();
    await confirmTestPayment(parts, slow.clientSecret, testCards.pendingThenSucceeds);
    const declined = await order();
    await confirmTestPayment(parts, declined.clientSecret, testCards.declined);
    await hear();
    expect(await slow.read()).toMatchObject({ state: 'processing' });
    expect(await declined.read()).toMatchObject({ payment: { failure: 'card_declined' } });
    await confirmTestPayment(parts, declined.clientSecret, testCards.pays);
    clock.advance(10_000);
    await hear();
    expect(await slow.read()).toMatchObject({ state: 'paid' });
    expect(await declined.read()).toMatchObject({ state: 'paid' });
  });

  it('takes its fee from a seller who bears it, once, and books it as the money lies', async () => {
    const { clientSecret, account, seller, params } = await order();
    await database.sql.execute(
      sql`update checkout.payments set seller_bears_fee = true where order_id = ${params.orderId}`,
    );
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const fee = 138;
    expect(await lyingAt(account)).toBe(7500 - fee);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(7500 - fee);
    expect(await balanceOf(database.sql, 'payable', seller.id, 'EUR')).toBe(-(7500 - fee));
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
    const { rows } = await database.sql.execute<{ id: string }>(
      sql`select id from checkout.payments where order_id = ${params.orderId}`,
    );
    const asked = { key: `provider_fee:${rows[0]?.id}`, account, currency: 'EUR', amount: fee } as const;
    await Promise.all([provider.collectFee(asked), provider.collectFee(asked)]);
    expect(await lyingAt(account)).toBe(7500 - fee);
    const more = provider.collectFee({ ...asked, key: newId(), amount: 7500 });
    await expect(more).rejects.toThrow('less money');
  });

  it('refunds one of three, from the seller’s account', async () => {
    const { clientSecret, read, params, account, seller, owner } = await order();
    await confirmTestPayment(parts, clientSecret, testCards.pays);
    await hear();
    const staff = await signedIn(parts, owner);
    const body = { amount: 2500 };
    await call(refundOrder, { params, body }, { as: staff, idempotencyKey: newId() });
    await settle();
    await hear();
    expect(await read()).toMatchObject({ state: 'partly_refunded' });
    expect(await lyingAt(account)).toBe(5000);
    expect(await balanceOf(database.sql, 'provider', seller.id, 'EUR')).toBe(5000);
    expect(await balanceOf(database.sql, 'provider', null, 'EUR')).toBe(await lyingAt(null));
  });
});
