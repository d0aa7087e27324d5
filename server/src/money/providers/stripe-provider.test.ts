import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { describe, expect, it } from 'vitest';
import { type PaymentAsked, ProviderRefused, ProviderUnreachable } from './payment-provider.service.ts';
import { fillInAccount } from './simulator.accounts.service.ts';
import { confirmTestPayment } from './simulator.payments.service.ts';
import { makeStripeProvider } from './stripe-provider.service.ts';
import { openProviderWorld } from './testing/provider-worlds.ts';

const { provider, behind, clock, standIn } = await openProviderWorld('stripe');
if (standIn === null) throw new Error('Stripe has a stand-in.');

const lastForm = () => standIn.requests.findLast(({ method }) => method === 'POST')?.form;

async function seller(): Promise<string> {
  const asked = { key: 'account', email: 'seller@example.org', country: 'NL', name: 'Iron Harbor' };
  const { reference } = await provider.openAccount(asked);
  await fillInAccount(behind, reference, { review: 'approved', bank: 'good' });
  return reference;
}

const destination = await seller();

function askedFor(given: Partial<PaymentAsked>): PaymentAsked {
  const order = { orderId: 'order-1', description: 'Rx men', email: 'athlete@example.org' };
  return { key: 'key', amount: 6750, currency: 'EUR', destination: null, fee: 0, ...order, ...given };
}

async function paid(given: Partial<PaymentAsked>): Promise<string> {
  const { reference, clientSecret } = await provider.openPayment(askedFor(given));
  await confirmTestPayment(behind, clientSecret ?? '', testCards.pays);
  return reference;
}

describe('what Stripe is sent', () => {
  it('is the seller’s account and the fee only where there are any', async () => {
    await provider.openPayment(askedFor({ key: 'plain' }));
    expect(lastForm()).not.toHaveProperty('transfer_data');
    expect(lastForm()).not.toHaveProperty('on_behalf_of');
    expect(lastForm()).not.toHaveProperty('application_fee_amount');
    await provider.openPayment(askedFor({ key: 'with-seller', destination, fee: 250 }));
    expect(lastForm()).toMatchObject({
      amount: '6750',
      currency: 'eur',
      automatic_payment_methods: { enabled: 'true' },
      transfer_data: { destination },
      on_behalf_of: destination,
      application_fee_amount: '250',
      metadata: { order_id: 'order-1' },
    });
    expect(standIn.requests.at(-1)?.key).toBe('with-seller');
  });

  it.each([
    ['JPY', 500, '500'],
    ['MGA', 5000, '5000'],
    ['ISK', 1200, '120000'],
    ['UGX', 4000, '400000'],
    ['KWD', 12_340, '12340'],
    ['HUF', 17_500, '17500'],
  ] as const)('is %s in its own decimals, back and forth', async (currency, amount, wire) => {
    const payment = await paid({ key: `open-${currency}`, currency, amount, destination });
    const opened = standIn.requests.findLast(({ path }) => path === '/v1/payment_intents');
    expect(opened?.form).toMatchObject({ amount: wire });
    await provider.refund({ key: `refund-${currency}`, payment, amount, fee: 0 });
    expect(lastForm()).toMatchObject({ amount: wire });
  });

  it('reverses the transfer with every refund, and the fee only where there was one', async () => {
    const payment = await paid({ key: 'to-refund', destination, fee: 250 });
    await provider.refund({ key: 'without-fee', payment, amount: 100, fee: 0 });
    expect(lastForm()).toMatchObject({ reverse_transfer: 'true' });
    expect(lastForm()).not.toHaveProperty('refund_application_fee');
    await provider.refund({ key: 'with-fee', payment, amount: 1000, fee: 37 });
    expect(lastForm()).toMatchObject({ reverse_transfer: 'true', refund_application_fee: 'true' });
    const own = await paid({ key: 'our-own' });
    await provider.refund({ key: 'of-our-own', payment: own, amount: 100, fee: 0 });
    expect(lastForm()).not.toHaveProperty('reverse_transfer');
  });

  it('asks for payouts in the seller’s account, on our schedule', async () => {
    const opened = standIn.requests.find(({ path }) => path === '/v1/accounts');
    expect(opened?.form).toMatchObject({
      type: 'express',
      settings: { payouts: { schedule: { interval: 'manual' } } },
    });
    await paid({ key: 'for-payout', destination });
    await provider.payOut({ key: 'payout', account: destination, amount: 100, currency: 'EUR' });
    expect(standIn.requests.at(-1)).toMatchObject({
      path: '/v1/payouts',
      account: destination,
      key: 'payout',
    });
  });
});

describe('what goes wrong', () => {
  const config = {
    secretKey: 'sk_test_standin',
    publishableKey: 'pk_test_standin',
    webhookSecrets: ['whsec_first_endpoint'],
    apiUrl: standIn.url,
  };

  it('is unreachable where nobody listens', async () => {
    const nowhere = makeStripeProvider({ ...config, apiUrl: 'http://127.0.0.1:1' }, clock);
    await expect(nowhere.readPayment('pi_1')).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  it('is a refusal with a wrong key, which is not repeated', async () => {
    const secretKey = 'sk_test_somebody_elses';
    const failure = await makeStripeProvider({ ...config, secretKey }, clock)
      .readPayment('pi_1')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderRefused);
    expect(String(failure)).not.toContain(secretKey);
  });

  it('asks once more by itself, and does nothing twice', async () => {
    standIn.dropAnswers(1);
    const before = standIn.requests.length;
    const { reference } = await provider.openPayment(askedFor({ key: 'dropped' }));
    const tries = standIn.requests.slice(before);
    expect(tries.map(({ path, key }) => [path, key])).toEqual([
      ['/v1/payment_intents', 'dropped'],
      ['/v1/payment_intents', 'dropped'],
    ]);
    expect((await provider.openPayment(askedFor({ key: 'dropped' }))).reference).toBe(reference);
  });
});
