import { testCards } from '@chalkline/contract/money/test-cards.ts';
import {
  answerTestChallenge,
  confirmTestPayment,
} from '@chalkline/contract/money/test-payments.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { providerOf } from './provider-of.service.ts';
import { deliverTestEvents, startTestEvents } from './test-events.service.ts';
import { makeTestProvider } from './test-provider.service.ts';

const { app, call, parts, clock } = await testApp();
const provider = providerOf(parts);
let keys = 0;

async function open(at = provider) {
  const opened = await at.openPayment({
    key: `key-${++keys}`,
    orderId: 'order-1',
    amount: 6750,
    currency: 'EUR',
    destination: null,
    fee: 0,
    description: 'Rx men',
    email: 'athlete@example.org',
  });
  return { reference: opened.reference, clientSecret: opened.clientSecret ?? '' };
}

const pay = async (clientSecret: string, card: string) =>
  (await call(confirmTestPayment, { body: { clientSecret, card } })).data;

async function account(at = provider) {
  const asked = { key: `key-${++keys}`, email: 'seller@example.org', country: 'NL', name: 'Iron Harbor' };
  const { reference } = await at.openAccount(asked);
  const addresses = { refresh: 'https://ours.test/refresh', done: 'https://ours.test/return' };
  const address = await at.onboardingAddress(reference, addresses);
  expect(address).toContain(parts.config.publicUrl);
  return { reference, url: address.slice(parts.config.publicUrl.length) };
}

describe('a test payment', () => {
  it('is paid with a card, spaces and all', async () => {
    const { reference, clientSecret } = await open();
    const paid = await pay(clientSecret, '4242 4242 4242 4242');
    expect(paid).toEqual({ state: 'succeeded', failure: null });
    expect(await provider.readPayment(reference)).toMatchObject({ state: 'succeeded' });
  });

  it('says why a card was declined, and takes the next one', async () => {
    const { clientSecret } = await open();
    const declined = await pay(clientSecret, testCards.insufficientFunds);
    expect(declined).toEqual({ state: 'requires_method', failure: 'insufficient_funds' });
    expect(await pay(clientSecret, testCards.pays)).toMatchObject({ state: 'succeeded' });
  });

  it.each([
    [true, { state: 'succeeded', failure: null }],
    [false, { state: 'requires_method', failure: 'authentication_failed' }],
  ])('is challenged, and passes: %s', async (passes, outcome) => {
    const { clientSecret } = await open();
    expect(await pay(clientSecret, testCards.challenged)).toMatchObject({ state: 'requires_action' });
    const { data } = await call(answerTestChallenge, { body: { clientSecret, passes } });
    expect(data).toEqual(outcome);
  });

  it('is paid once, however often the button is pressed', async () => {
    const { reference, clientSecret } = await open();
    const press = () => pay(clientSecret, testCards.pays).catch(({ status }: { status: number }) => status);
    const outcomes = await Promise.all([press(), press(), press(), press()]);
    expect(outcomes.filter((outcome) => outcome !== 409)).toEqual([{ state: 'succeeded', failure: null }]);
    const charges = [];
    for await (const { kind, source } of provider.balanceTransactions(null, new Date(0))) {
      if (source === reference) charges.push(kind);
    }
    expect(charges).toEqual(['charge']);
  });

  it('needs its own secret', async () => {
    const { reference, clientSecret } = await open();
    const { clientSecret: other } = await open();
    const [, secret] = other.split('_secret_');
    await expect(pay(`${reference}_secret_${secret}`, testCards.pays)).rejects.toMatchObject({ status: 404 });
    await expect(pay(reference, testCards.pays)).rejects.toMatchObject({ status: 404 });
    await pay(clientSecret, testCards.pays);
    const challenge = call(answerTestChallenge, { body: { clientSecret, passes: true } });
    await expect(challenge).rejects.toMatchObject({ status: 409 });
  });
});

describe('onboarding', () => {
  it('fills in the account and leads back, once', async () => {
    const { reference, url } = await account();
    const asked = await app.inject(url);
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await provider.readAccount(reference)).toMatchObject({ state: 'onboarding' });
    const reply = await app.inject(`${url}?review=approved`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, 'https://ours.test/return']);
    expect(await provider.readAccount(reference)).toMatchObject({ state: 'enabled' });
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('ends as the query says', async () => {
    const { reference, url } = await account();
    await app.inject(`${url}?review=incomplete`);
    expect(await provider.readAccount(reference)).toMatchObject({ state: 'restricted' });
  });

  it('asks for a new link after five minutes', async () => {
    const { reference, url } = await account();
    clock.advance(300_000);
    const late = await app.inject(`${url}?review=approved`);
    expect(late.headers.location).toBe('https://ours.test/refresh');
    expect(await provider.readAccount(reference)).toMatchObject({ state: 'onboarding' });
  });
});

describe('the events of test payments', () => {
  it('are delivered once by two processes at the same time', async () => {
    await deliverTestEvents(parts, async () => 200);
    for (let payments = 0; payments < 10; payments++) {
      const { clientSecret } = await open();
      await pay(clientSecret, testCards.pays);
    }
    const told: string[] = [];
    const post = async (body: string) => {
      told.push(body);
      return 200;
    };
    const counts = await Promise.all([deliverTestEvents(parts, post), deliverTestEvents(parts, post)]);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(10);
    expect(new Set(told).size).toBe(10);
    expect(told).toHaveLength(10);
  });
});

describe('the delivery of a process', () => {
  it('goes on until it is stopped', async () => {
    await deliverTestEvents(parts, async () => 200);
    const told: string[] = [];
    const delivery = startTestEvents(
      parts,
      async (body) => {
        told.push(body);
        return 200;
      },
      5,
    );
    const { reference, clientSecret } = await open();
    await pay(clientSecret, testCards.pays);
    await expect.poll(() => told.map((body) => JSON.parse(body).data.object.id)).toEqual([reference]);
    delivery.stop();
    await parts.afterCommit.settled();
    const later = await open();
    await pay(later.clientSecret, testCards.pays);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(1);
  });
});

describe('where Stripe is in use', async () => {
  const withStripe = await testApp({
    STRIPE_SECRET_KEY: 'sk_test_of_this_test',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_this_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  });

  it('takes Stripe for the provider', () => {
    expect(providerOf(withStripe.parts).name).toBe('stripe');
    expect(provider.name).toBe('test');
  });

  it('has no test payments, not even those from before', async () => {
    const before = makeTestProvider(withStripe.parts);
    const { reference, clientSecret } = await open(before);
    const { url } = await account(before);
    const body = { clientSecret, card: testCards.pays };
    const missing = { status: 404 };
    await expect(withStripe.call(confirmTestPayment, { body })).rejects.toMatchObject(missing);
    const answer = { clientSecret, passes: true };
    await expect(withStripe.call(answerTestChallenge, { body: answer })).rejects.toMatchObject(missing);
    expect((await withStripe.app.inject(url)).statusCode).toBe(404);
    expect(await before.readPayment(reference)).toMatchObject({ state: 'created' });
  });
});
