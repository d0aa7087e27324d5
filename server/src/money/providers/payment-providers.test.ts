import type { CurrencyCode } from '@chalkline/contract/money/currencies.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type PaymentAsked, ProviderRefused, ProviderUnreachable } from './payment-provider.service.ts';
import { type FilledIn, fillInAccount } from './simulator.accounts.service.ts';
import { answerChallenge, confirmTestPayment } from './simulator.payments.service.ts';
import { openProviderWorld } from './testing/provider-worlds.ts';

const seconds = 1000;
let keys = 0;
const newKey = () => `key-${++keys}`;

describe.each(['test', 'stripe'] as const)('the provider %s', async (name) => {
  const world = await openProviderWorld(name);
  const { provider, behind, clock, standIn } = world;

  async function seller(bank: FilledIn['bank'] = 'good') {
    const { reference } = await provider.openAccount({
      key: newKey(),
      email: 'seller@example.org',
      country: 'NL',
      name: 'Iron Harbor',
    });
    await fillInAccount(behind, reference, { review: 'approved', bank });
    return reference;
  }

  function askedFor(given: Partial<PaymentAsked> = {}): PaymentAsked {
    const order = { orderId: 'order-1', description: 'Rx men', email: 'athlete@example.org' };
    return { key: newKey(), amount: 6750, currency: 'EUR', destination: null, fee: 0, ...order, ...given };
  }

  const open = (given: Partial<PaymentAsked> = {}) => provider.openPayment(askedFor(given));

  async function paid(card: string = testCards.pays, given: Partial<PaymentAsked> = {}) {
    const { reference, clientSecret } = await open(given);
    await confirmTestPayment(behind, clientSecret ?? '', card);
    return reference;
  }

  async function movements(account: string | null, source?: string) {
    const found = [];
    for await (const { kind, amount, fee, source: about } of provider.balanceTransactions(
      account,
      new Date(0),
    )) {
      if (source === undefined || about === source) found.push({ kind, amount, fee });
    }
    return found;
  }

  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'not refused',
      (failure: unknown) => (failure instanceof ProviderRefused ? failure.code : failure),
    );

  describe('payments', () => {
    it('opens one that waits for the buyer', async () => {
      const opened = await open();
      expect(opened).toMatchObject({ state: 'created', amount: 6750, currency: 'EUR', failure: null });
      expect(opened).toMatchObject({ destination: null, providerFee: null, transferred: 0 });
      expect(opened.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
      expect(await provider.readPayment(opened.reference)).toEqual(opened);
    });

    it('takes the money, tells its fee, and moves it on to the seller', async () => {
      const destination = await seller();
      const reference = await paid(testCards.pays, { destination });
      expect(await provider.readPayment(reference)).toMatchObject({
        state: 'succeeded',
        destination,
        providerFee: 126,
        transferred: 6750,
      });
      expect(await movements(null, reference)).toContainEqual({ kind: 'charge', amount: 6750, fee: 126 });
      expect(await movements(destination)).toEqual([{ kind: 'transfer', amount: 6750, fee: 0 }]);
    });

    it('keeps the fee of the platform out of what the seller gets', async () => {
      const destination = await seller();
      const reference = await paid(testCards.pays, { destination, fee: 250 });
      expect(await provider.readPayment(reference)).toMatchObject({ transferred: 6500 });
      expect(await movements(destination)).toEqual([{ kind: 'transfer', amount: 6750, fee: 250 }]);
    });

    it.each([
      ['a declined card', testCards.declined, 'card_declined'],
      ['a card without money', testCards.insufficientFunds, 'insufficient_funds'],
      ['a number that is no card', '1234', 'card_declined'],
    ])('says why %s failed, and takes another card', async (_, card, failure) => {
      const { reference, clientSecret } = await open();
      await confirmTestPayment(behind, clientSecret ?? '', card);
      expect(await provider.readPayment(reference)).toMatchObject({ state: 'requires_method', failure });
      await confirmTestPayment(behind, clientSecret ?? '', testCards.pays);
      expect(await provider.readPayment(reference)).toMatchObject({ state: 'succeeded', failure: null });
    });

    it.each([
      [true, 'succeeded', null],
      [false, 'requires_method', 'authentication_failed'],
    ])('waits for the challenge of the bank: passed %s', async (passes, state, failure) => {
      const { reference, clientSecret } = await open();
      await confirmTestPayment(behind, clientSecret ?? '', testCards.challenged);
      expect(await provider.readPayment(reference)).toMatchObject({ state: 'requires_action' });
      await answerChallenge(behind, clientSecret ?? '', passes);
      expect(await provider.readPayment(reference)).toMatchObject({ state, failure });
    });

    it.each([
      [testCards.pendingThenSucceeds, 'succeeded', null],
      [testCards.pendingThenFails, 'requires_method', 'card_declined'],
    ])('lets %s take its time', async (card, state, failure) => {
      const reference = await paid(card);
      clock.advance(9 * seconds);
      expect(await provider.readPayment(reference)).toMatchObject({ state: 'processing', failure: null });
      clock.advance(1 * seconds);
      expect(await provider.readPayment(reference)).toMatchObject({ state, failure });
    });

    it('cancels one that nobody paid, twice as well', async () => {
      const { reference, clientSecret } = await open();
      expect(await provider.cancelPayment(reference)).toMatchObject({ state: 'canceled' });
      expect(await provider.cancelPayment(reference)).toMatchObject({ state: 'canceled' });
      const late = confirmTestPayment(behind, clientSecret ?? '', testCards.pays);
      expect(await refused(late)).toBe('payment_intent_unexpected_state');
    });

    it.each([
      [testCards.pays, 'succeeded'],
      [testCards.pendingThenSucceeds, 'processing'],
    ])('says %s is %s when canceling came too late', async (card, state) => {
      const reference = await paid(card);
      expect(await provider.cancelPayment(reference)).toMatchObject({ reference, state });
    });

    it('either cancels or takes the money when both come at once', async () => {
      for (let round = 0; round < 5; round++) {
        const { reference, clientSecret } = await open();
        const [canceled] = await Promise.all([
          provider.cancelPayment(reference),
          refused(confirmTestPayment(behind, clientSecret ?? '', testCards.pays)),
        ]);
        expect(['canceled', 'succeeded']).toContain(canceled.state);
        expect(await provider.readPayment(reference)).toMatchObject({ state: canceled.state });
      }
    });

    it('keeps the card that paid, and takes later payments from it without its owner', async () => {
      const destination = await seller();
      const first = await provider.readPayment(await paid(testCards.pays, { destination, saves: true }));
      expect(first.saved).toMatchObject({ brand: 'visa', last4: '4242' });
      const { customer = '', reference: method = '' } = first.saved ?? {};
      const later = await open({ destination, customer });
      expect(later).toMatchObject({ state: 'created', saved: null });
      const asked = { key: newKey(), payment: later.reference, method };
      const [one, two] = await Promise.all([provider.payWithSaved(asked), provider.payWithSaved(asked)]);
      expect(one).toMatchObject({ state: 'succeeded', transferred: 6750 });
      expect(two).toEqual(one);
      expect(await movements(null, later.reference)).toContainEqual({
        kind: 'charge',
        amount: 6750,
        fee: 126,
      });
      expect(await movements(destination)).toHaveLength(2);
      await provider.forgetMethod(method);
      await provider.forgetMethod(method);
      const { reference } = await open({ destination, customer });
      const late = provider.payWithSaved({ key: newKey(), payment: reference, method });
      expect(await refused(late)).toBe('payment_method_unexpected_state');
    });

    it('says why a kept card doesn’t pay, and never takes what was canceled', async () => {
      const reference = await paid(testCards.paysOnce, { saves: true });
      const { customer = '', reference: method = '' } = (await provider.readPayment(reference)).saved ?? {};
      const poor = await open({ customer });
      const declined = await provider.payWithSaved({ key: newKey(), payment: poor.reference, method });
      expect(declined).toMatchObject({ state: 'requires_method', failure: 'insufficient_funds' });
      const gone = await open({ customer });
      await provider.cancelPayment(gone.reference);
      const late = provider.payWithSaved({ key: newKey(), payment: gone.reference, method });
      expect(await refused(late)).toBe('payment_intent_unexpected_state');
      expect((await provider.readPayment(await paid())).saved).toBeNull();
    });

    it('keeps a card without taking anything, and takes later payments from it', async () => {
      const destination = await seller();
      const setup = { amount: 0, saves: true, destination };
      const opened = await open(setup);
      expect(opened).toMatchObject({
        state: 'created',
        amount: 0,
        currency: 'EUR',
        destination,
        saved: null,
      });
      const secret = opened.clientSecret ?? '';
      await confirmTestPayment(behind, secret, testCards.declined);
      expect(await provider.readPayment(opened.reference)).toMatchObject({
        state: 'requires_method',
        failure: 'card_declined',
      });
      await confirmTestPayment(behind, secret, testCards.challenged);
      expect(await provider.readPayment(opened.reference)).toMatchObject({ state: 'requires_action' });
      await answerChallenge(behind, secret, true);
      const kept = await provider.readPayment(opened.reference);
      expect(kept).toMatchObject({ state: 'succeeded', amount: 0, providerFee: 0, transferred: 0 });
      expect(kept.saved).toMatchObject({ brand: 'visa', last4: '3155' });
      expect(await movements(null, opened.reference)).toEqual([]);
      expect(await movements(destination)).toEqual([]);
      const told = (await world.webhooks()).map(({ body }) => JSON.parse(body).type);
      expect(told).toContain('setup_intent.succeeded');
      const { customer = '', reference: method = '' } = kept.saved ?? {};
      const later = await open({ destination, customer });
      const paidLater = provider.payWithSaved({ key: newKey(), payment: later.reference, method });
      expect(await paidLater).toMatchObject({ state: 'succeeded', amount: 6750 });
      const dropped = await open(setup);
      expect(await provider.cancelPayment(dropped.reference)).toMatchObject({
        state: 'canceled',
        saved: null,
      });
      expect(await refused(confirmTestPayment(behind, dropped.clientSecret ?? '', testCards.pays))).toBe(
        'payment_intent_unexpected_state',
      );
      expect(await refused(open({ amount: 0 }))).toBe('amount_too_small');
    });

    it('refuses accounts that may not take money yet', async () => {
      const asked = { key: newKey(), email: 'new@example.org', country: 'NL', name: 'New' };
      const { reference: destination } = await provider.openAccount(asked);
      expect(await refused(open({ destination }))).toBe('insufficient_capabilities_for_transfer');
    });

    it('refuses amounts below the minimum, and unknown things', async () => {
      expect(await refused(open({ amount: 49 }))).toBe('amount_too_small');
      expect(await refused(provider.readPayment('pi_nothing'))).toBe('resource_missing');
      expect(await refused(provider.cancelPayment('pi_nothing'))).toBe('resource_missing');
    });

    it.each<[CurrencyCode, number]>([
      ['EUR', 6750],
      ['JPY', 500],
      ['MGA', 5000],
      ['ISK', 1200],
      ['UGX', 4000],
      ['KWD', 12_340],
    ])('keeps %s in our minor units all the way', async (currency, amount) => {
      const destination = await seller();
      const reference = await paid(testCards.pays, { currency, amount, destination });
      const news = await provider.readPayment(reference);
      expect(news).toMatchObject({ amount, currency, transferred: amount });
      const back = await provider.refund({ key: newKey(), payment: reference, amount: amount - 10, fee: 0 });
      expect(back).toMatchObject({ amount: amount - 10, fromSeller: amount - 10 });
      const payout = await provider.payOut({ key: newKey(), account: destination, amount: 10, currency });
      expect(payout).toMatchObject({ amount: 10, currency });
      expect(await movements(destination)).toEqual([
        { kind: 'transfer', amount, fee: 0 },
        { kind: 'transfer_refund', amount: 10 - amount, fee: 0 },
        { kind: 'payout', amount: -10, fee: 0 },
      ]);
    });
  });

  describe('keys', () => {
    it('gives the first answer again, whatever happened in between', async () => {
      const asked = askedFor();
      const first = await provider.openPayment(asked);
      await confirmTestPayment(behind, first.clientSecret ?? '', testCards.pays);
      expect(await provider.openPayment(asked)).toEqual(first);
    });

    it('refuses another thing with the same key', async () => {
      const asked = askedFor();
      await provider.openPayment(asked);
      expect(await refused(provider.openPayment({ ...asked, amount: 9900 }))).toBe('idempotency_error');
    });

    it('does once what comes at once', async () => {
      const payment = await paid();
      const asked = { key: newKey(), payment, amount: 6750, fee: 0 };
      const answers = await Promise.all(Array.from({ length: 8 }, () => provider.refund(asked)));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      const sent = await movements(null, answers[0]?.reference);
      expect(sent).toEqual([{ kind: 'refund', amount: -6750, fee: 0 }]);
    });

    it('refuses again what it refused', async () => {
      const payment = await paid();
      const asked = { key: newKey(), payment, amount: 6751, fee: 0 };
      expect(await refused(provider.refund(asked))).toBe('amount_too_large');
      expect(await refused(provider.refund(asked))).toBe('amount_too_large');
    });

    it.skipIf(standIn === null)('finds what was done when the answer was lost', async () => {
      const asked = askedFor({ orderId: 'lost' });
      standIn?.dropAnswers(2);
      await expect(provider.openPayment(asked)).rejects.toBeInstanceOf(ProviderUnreachable);
      const first = await provider.openPayment(asked);
      expect(await provider.openPayment(asked)).toEqual(first);
      const opened = sql`select reference from money.test_payments where order_id = 'lost'`;
      const { rows } = await behind.database.sql.execute(opened);
      expect(rows).toEqual([{ reference: first.reference }]);
    });
  });

  describe('refunds', () => {
    it('sends all of it back, the part of the seller from its account', async () => {
      const destination = await seller();
      const payment = await paid(testCards.pays, { destination, fee: 250 });
      const back = await provider.refund({ key: newKey(), payment, amount: 6750, fee: 250 });
      expect(back).toMatchObject({ payment, state: 'succeeded', amount: 6750, fromSeller: 6500 });
      expect(await provider.readRefund(back.reference)).toEqual(back);
      expect(await movements(destination)).toEqual([
        { kind: 'transfer', amount: 6750, fee: 250 },
        { kind: 'transfer_refund', amount: -6750, fee: -250 },
      ]);
    });

    it('takes nothing from a seller where there is none', async () => {
      const payment = await paid();
      const back = await provider.refund({ key: newKey(), payment, amount: 6750, fee: 0 });
      expect(back).toMatchObject({ state: 'succeeded', fromSeller: 0 });
    });

    it('sends parts back, and never more than was paid', async () => {
      const payment = await paid(testCards.pays, { destination: await seller() });
      const part = (amount: number) => provider.refund({ key: newKey(), payment, amount, fee: 0 });
      expect(await part(2250)).toMatchObject({ amount: 2250, fromSeller: 2250 });
      expect(await refused(part(4501))).toBe('amount_too_large');
      expect(await part(4500)).toMatchObject({ amount: 4500 });
      expect(await refused(part(1))).toBe('charge_already_refunded');
    });

    it('stays within what was paid when parts come at once', async () => {
      const payment = await paid();
      const part = () => refused(provider.refund({ key: newKey(), payment, amount: 4000, fee: 0 }));
      const outcomes = await Promise.all([part(), part(), part()]);
      expect(outcomes.toSorted()).toEqual(['amount_too_large', 'amount_too_large', 'not refused']);
    });

    it('pays the buyer after the seller was paid out: the account is below 0', async () => {
      const account = await seller();
      const payment = await paid(testCards.pays, { destination: account });
      await provider.payOut({ key: newKey(), account, amount: 6750, currency: 'EUR' });
      const back = await provider.refund({ key: newKey(), payment, amount: 6750, fee: 0 });
      expect(back).toMatchObject({ state: 'succeeded', fromSeller: 6750 });
      const left = (await movements(account)).reduce((sum, { amount, fee }) => sum + amount - fee, 0);
      expect(left).toBe(-6750);
    });

    it('says when one is on its way, and when it came back', async () => {
      const slow = await provider.refund({
        key: newKey(),
        payment: await paid(testCards.refundPending),
        amount: 6750,
        fee: 0,
      });
      const payment = await paid(testCards.refundFails);
      const failing = await provider.refund({ key: newKey(), payment, amount: 6750, fee: 0 });
      expect([slow.state, failing.state]).toEqual(['pending', 'succeeded']);
      clock.advance(10 * seconds);
      expect(await provider.readRefund(slow.reference)).toMatchObject({ state: 'succeeded' });
      expect(await provider.readRefund(failing.reference)).toMatchObject({ state: 'failed' });
      const again = await provider.refund({ key: newKey(), payment, amount: 6750, fee: 0 });
      expect(again).toMatchObject({ amount: 6750 });
    });

    it('refuses one of a payment that was not made', async () => {
      const { reference: payment } = await open();
      const asked = provider.refund({ key: newKey(), payment, amount: 100, fee: 0 });
      expect(await refused(asked)).toBe('payment_intent_unexpected_state');
    });
  });
});
