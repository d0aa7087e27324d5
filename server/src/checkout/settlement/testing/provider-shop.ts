import { getOrder, openPayment, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { afterAll } from 'vitest';
import { person, signedIn } from '../../../accounts/people/people.factory.ts';
import { payoutAccount } from '../../../money/payout-accounts/payout-accounts.factory.ts';
import { providerOf } from '../../../money/providers/provider-of.service.ts';
import type { SimulatorParts } from '../../../money/providers/simulator.once.service.ts';
import { deliverTestEvents, tellWaitingEvents } from '../../../money/providers/test-events.service.ts';
import { eventOnWire } from '../../../money/providers/testing/stripe-events.ts';
import { startStripeStandIn } from '../../../money/providers/testing/stripe-stand-in.ts';
import { signWebhook } from '../../../money/providers/webhook-signature.service.ts';
import { sellerOf } from '../../../money/sellers/sellers.service.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { type TestApp, testApp } from '../../../platform/testing/test-app.ts';
import { registerSellables } from '../../orders/sellables.service.ts';
import { stall, stallSchema, stallSellable } from './stall.ts';

const secret = 'whsec_of_this_test';

/** The stand-in runs before the app whose database it is behind. */
async function openApp(name: 'test' | 'stripe', env: Readonly<Record<string, string>>): Promise<TestApp> {
  if (name === 'test') return testApp(env);
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
    ...env,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: standIn.url,
  });
  return opened.app;
}

/** A stall whose payments go through one of the providers, with the simulator behind it. */
export async function openProviderShop(name: 'test' | 'stripe', env: Readonly<Record<string, string>> = {}) {
  const opened = await openApp(name, env);
  const { app, call, parts, clock, database, settle } = opened;
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

  /** An order of three at 25.00 at a stall whose seller has an account, or not yet. */
  async function order({ isConnected = true } = {}) {
    registerSellables([stallSellable]);
    const { id: offerId, owner, goods } = await stall(parts);
    const seller = await database.transaction((tx) => sellerOf(tx, { personId: owner.id }, clock.now()));
    const account = isConnected ? await payoutAccount(parts, { sellerId: seller.id }) : null;
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

  return { ...opened, provider, hear, order, lyingAt };
}
