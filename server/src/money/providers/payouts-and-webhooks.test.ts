import { testCards } from '@chalkline/contract/money/test-cards.ts';
import { describe, expect, it } from 'vitest';
import { BadSignature, type DisputeEvidence, ProviderRefused } from './payment-provider.service.ts';
import { type FilledIn, fillInAccount, followOnboardingLink } from './simulator.accounts.service.ts';
import { confirmTestPayment } from './simulator.payments.service.ts';
import { openProviderWorld, type Webhook } from './testing/provider-worlds.ts';

const seconds = 1000;
const days = 24 * 3600 * seconds;
let keys = 0;
const newKey = () => `key-${++keys}`;

describe.each(['test', 'stripe'] as const)('the provider %s', async (name) => {
  const world = await openProviderWorld(name);
  const { provider, behind, clock } = world;

  async function newAccount() {
    const asked = { key: newKey(), email: 'seller@example.org', country: 'NL', name: 'Iron Harbor' };
    return provider.openAccount(asked);
  }

  async function seller(bank: FilledIn['bank'] = 'good') {
    const { reference } = await newAccount();
    await fillInAccount(behind, reference, { review: 'approved', bank });
    return reference;
  }

  async function paid(destination: string | null, card: string = testCards.pays) {
    const { reference, clientSecret } = await provider.openPayment({
      key: newKey(),
      orderId: 'order-1',
      amount: 6750,
      currency: 'EUR',
      destination,
      fee: 0,
      description: 'Rx men',
      email: 'athlete@example.org',
    });
    await confirmTestPayment(behind, clientSecret ?? '', card);
    return reference;
  }

  const payOut = (account: string, amount: number) =>
    provider.payOut({ key: newKey(), account, amount, currency: 'EUR' });

  const read = ({ body, headers }: Webhook) => provider.readWebhook(Buffer.from(body), headers);

  /** The events about one thing, oldest first. */
  async function toldAbout(reference: string) {
    const events = await Promise.all((await world.webhooks()).map(read));
    return events.filter((event) => event.reference === reference);
  }

  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'not refused',
      (failure: unknown) => (failure instanceof ProviderRefused ? failure.code : failure),
    );

  describe('accounts', () => {
    it.each([
      ['approved', 'enabled', true, []],
      ['incomplete', 'restricted', false, ['individual.verification.document']],
      ['rejected', 'disabled', false, []],
    ] as const)('says of one that is %s that it is %s', async (review, state, mayCharge, requirements) => {
      const opened = await newAccount();
      expect(opened).toMatchObject({ state: 'onboarding', chargesEnabled: false, payoutsEnabled: false });
      expect(opened.requirements).toContain('external_account');
      await fillInAccount(behind, opened.reference, { review, bank: 'good' });
      expect(await provider.readAccount(opened.reference)).toEqual({
        reference: opened.reference,
        state,
        chargesEnabled: mayCharge,
        payoutsEnabled: mayCharge,
        requirements,
      });
      const { reference } = opened;
      expect(await toldAbout(reference)).toMatchObject([
        { kind: 'account.updated', about: 'account', reference, account: reference },
      ]);
    });

    it('gives an address for filling it in, once and for five minutes', async () => {
      const { reference } = await newAccount();
      const addresses = { refresh: 'https://ours.test/refresh', done: 'https://ours.test/return' };
      const filledIn = { review: 'approved', bank: 'good' } as const;
      const linkIn = (address: string) => address.split('/').at(-1) ?? '';
      const late = linkIn(await provider.onboardingAddress(reference, addresses));
      clock.advance(300 * seconds);
      expect(await followOnboardingLink(behind, late, filledIn)).toBe(addresses.refresh);
      expect(await provider.readAccount(reference)).toMatchObject({ state: 'onboarding' });
      const fresh = linkIn(await provider.onboardingAddress(reference, addresses));
      expect(await followOnboardingLink(behind, late, filledIn)).toBeUndefined();
      expect(await followOnboardingLink(behind, fresh, filledIn)).toBe(addresses.done);
      expect(await followOnboardingLink(behind, fresh, filledIn)).toBeUndefined();
      expect(await provider.readAccount(reference)).toMatchObject({ state: 'enabled' });
    });
  });

  describe('disputes', () => {
    async function disputed(destination: string | null = null) {
      const payment = await paid(destination, testCards.disputed);
      clock.advance(5 * seconds);
      const events = await Promise.all((await world.webhooks()).map(read));
      const opened = events.find(({ kind }) => kind === 'charge.dispute.created');
      return { payment, reference: opened?.reference ?? '' };
    }

    const evidence = (text: string, files: DisputeEvidence['files'] = []) => ({
      text,
      files,
      customerName: 'Ada',
      customerEmail: 'ada@example.org',
      product: 'Rx women',
      serviceDate: '2026-06-20',
    });

    async function taken(reference: string) {
      const amounts = [];
      for await (const one of provider.balanceTransactions(null, new Date(0))) {
        if (one.source === reference && one.kind === 'dispute') amounts.push(one.amount);
      }
      return amounts;
    }

    it('opens one, takes the money and says until when to answer', async () => {
      const { payment, reference } = await disputed();
      expect(await provider.readDispute(reference)).toEqual({
        reference,
        payment,
        state: 'needs_response',
        amount: 6750,
        currency: 'EUR',
        reason: 'fraudulent',
        respondBy: new Date(clock.now().getTime() + 7 * days),
      });
      expect(await taken(reference)).toEqual([-6750]);
      const refund = provider.refund({ key: newKey(), payment, amount: 6750, fee: 0 });
      expect(await refused(refund)).toBe('charge_disputed');
    });

    it.each([
      ['won', 'They were there.', [-6750, 6750]],
      ['lost', 'losing_evidence', [-6750]],
    ] as const)('is %s by evidence', async (state, text, amounts) => {
      const { reference } = await disputed(await seller());
      const sent = await provider.sendEvidence(reference, evidence(text));
      expect(sent).toMatchObject({ reference, state: 'under_review' });
      expect(await refused(provider.sendEvidence(reference, evidence(text)))).toBe('dispute_closed');
      clock.advance(60 * seconds);
      expect(await provider.readDispute(reference)).toMatchObject({ state });
      expect(await taken(reference)).toEqual(amounts);
      const kinds = (await toldAbout(reference)).map(({ kind }) => kind);
      expect(kinds).toEqual(['charge.dispute.updated', 'charge.dispute.closed']);
    });

    it('takes files with the evidence, each once, and none that it doesn’t have', async () => {
      const { reference } = await disputed();
      const file = { key: newKey(), name: 'receipt.pdf', bytes: Buffer.from('%PDF-1.7') };
      const [first, again] = await Promise.all([
        provider.sendFile({ ...file, type: 'application/pdf' }),
        provider.sendFile({ ...file, type: 'application/pdf' }),
      ]);
      expect(again).toBe(first);
      const photo = await provider.sendFile({
        key: newKey(),
        name: 'start.png',
        type: 'image/png',
        bytes: Buffer.from('\x89PNG'),
      });
      const unknown = evidence('They were there.', [{ kind: 'other', reference: 'file_unknown' }]);
      expect(await refused(provider.sendEvidence(reference, unknown))).toBe('resource_missing');
      const sent = evidence('They were there.', [
        { kind: 'receipt', reference: first },
        { kind: 'service', reference: photo },
      ]);
      expect(await provider.sendEvidence(reference, sent)).toMatchObject({ state: 'under_review' });
    });

    it('is lost at once by giving it up, and takes its money back from the seller, once', async () => {
      const account = await seller();
      const { payment, reference } = await disputed(account);
      expect(await provider.acceptDispute(reference)).toMatchObject({ reference, state: 'lost' });
      expect(await refused(provider.acceptDispute(reference))).toBe('dispute_closed');
      const asked = { key: newKey(), payment, amount: 6750 };
      const balance = async (of: string | null) => {
        let sum = 0;
        for await (const { amount } of provider.balanceTransactions(of, new Date(0))) sum += amount;
        return sum;
      };
      const [platform, sellers] = [await balance(null), await balance(account)];
      const taken = await Promise.all([provider.reverseTransfer(asked), provider.reverseTransfer(asked)]);
      expect(taken).toEqual([6750, 6750]);
      expect(await balance(null)).toBe(platform + 6750);
      expect(await balance(account)).toBe(sellers - 6750);
      const more = provider.reverseTransfer({ ...asked, key: newKey(), amount: 6751 });
      expect(await refused(more)).toBe('amount_too_large');
    });

    it('takes nothing from a seller where there is none', async () => {
      const { payment } = await disputed();
      expect(await provider.reverseTransfer({ key: newKey(), payment, amount: 6750 })).toBe(0);
    });

    it('is lost without an answer', async () => {
      const { reference } = await disputed();
      clock.advance(7 * days - 1);
      expect(await provider.readDispute(reference)).toMatchObject({ state: 'needs_response' });
      clock.advance(1);
      expect(await provider.readDispute(reference)).toMatchObject({ state: 'lost' });
    });
  });

  describe('payouts', () => {
    it.each([
      ['good', ['paid', 'paid'], null],
      ['closed', ['failed', 'failed'], 'account_closed'],
      ['returns', ['paid', 'failed'], 'account_closed'],
    ] as const)('to a bank that is %s', async (bank, states, failure) => {
      const account = await seller(bank);
      await paid(account);
      const arrivesAt = new Date(clock.now().getTime() + 2 * days);
      const sent = await payOut(account, 5000);
      expect(sent).toMatchObject({ account, state: 'in_transit', amount: 5000, arrivesAt, failure: null });
      clock.advance(2 * days);
      expect(await provider.readPayout(account, sent.reference)).toMatchObject({ state: states[0] });
      clock.advance(2 * days);
      const last = await provider.readPayout(account, sent.reference);
      expect(last).toMatchObject({ state: states[1], failure });
      // What came back can be sent again.
      expect(await refused(payOut(account, 6750))).toBe(
        failure === null ? 'balance_insufficient' : 'not refused',
      );
      const told = await toldAbout(sent.reference);
      expect(told.map(({ kind, account: owner }) => [kind, owner])).toEqual(
        ['created', ...new Set(states)].map((kind) => [`payout.${kind}`, account]),
      );
    });

    it('refuses more than the balance, one at a time', async () => {
      const account = await seller();
      await paid(account);
      const outcomes = await Promise.all([refused(payOut(account, 4000)), refused(payOut(account, 4000))]);
      expect(outcomes.toSorted()).toEqual(['balance_insufficient', 'not refused']);
    });

    it('refuses accounts that are no longer approved, and payouts of somebody else', async () => {
      const account = await seller();
      await paid(account);
      const { reference } = await payOut(account, 100);
      await fillInAccount(behind, account, { review: 'incomplete', bank: 'good' });
      expect(await refused(payOut(account, 100))).toBe('payouts_not_allowed');
      expect(await refused(provider.readPayout(await seller(), reference))).toBe('resource_missing');
    });
  });

  describe('transfers', () => {
    const send = (account: string, amount: number, payment: string | null, key = newKey()) =>
      provider.transfer({ key, account, amount, currency: 'EUR', payment });
    const lying = async (account: string | null) => {
      let sum = 0;
      for await (const { amount, fee } of provider.balanceTransactions(account, new Date(0)))
        sum += amount - fee;
      return sum;
    };

    it('send a payment on, whole and once, whatever the platform paid for it', async () => {
      const [account, payment, before] = [await seller(), await paid(null), await lying(null)];
      await send(account, 4000, payment);
      const key = newKey();
      await Promise.all([send(account, 2750, payment, key), send(account, 2750, payment, key)]);
      expect([await lying(account), await lying(null)]).toEqual([6750, before - 6750]);
      expect(await refused(send(account, 1, payment))).toBe('balance_insufficient');
    });

    it('of no payment send what lies with the platform, and no more', async () => {
      const account = await seller();
      const there = async () => Math.max(0, await lying(null));
      expect(await refused(send(account, (await there()) + 1, null))).toBe('balance_insufficient');
      await paid(null);
      await paid(null);
      const [before, seen] = [await there(), 100];
      await send(account, seen, null);
      expect([await lying(account), await there()]).toEqual([seen, before - seen]);
    });

    it('are refused for accounts that aren’t approved, and for what went to a seller at once', async () => {
      const { reference } = await newAccount();
      expect(await refused(send(reference, 100, null))).toBe('insufficient_capabilities_for_transfer');
      const account = await seller();
      expect(await refused(send(account, 100, await paid(account)))).toBe('balance_insufficient');
    });
  });

  describe('movements', () => {
    it('come oldest first, since a moment, in more pages than one', async () => {
      const account = await seller();
      await paid(account);
      clock.advance(60 * seconds);
      const since = clock.now();
      for (let payout = 1; payout <= 101; payout++) await payOut(account, payout % 9 === 0 ? 9 : 1);
      const amounts = [];
      for await (const { kind, amount, at } of provider.balanceTransactions(account, since)) {
        expect([kind, at]).toEqual(['payout', since]);
        amounts.push(amount);
      }
      expect(amounts).toEqual(Array.from({ length: 101 }, (_, index) => ((index + 1) % 9 === 0 ? -9 : -1)));
    });
  });

  describe('webhooks', () => {
    it('tell what happened and what it is about', async () => {
      await world.webhooks();
      const reference = await paid(null);
      const [first, ...more] = await world.webhooks();
      expect(more).toEqual([]);
      if (first === undefined) throw new Error('Nothing was told.');
      const event = await read(first);
      expect(event).toMatchObject({
        kind: 'payment_intent.succeeded',
        about: 'payment',
        reference,
        account: null,
      });
      expect(await read(first)).toEqual(event);
    });

    it('come again until they are taken', async () => {
      await world.webhooks();
      const payment = await paid(null);
      const [failed] = await world.webhooks(false);
      expect(await world.webhooks()).toEqual([]);
      clock.advance(5 * seconds);
      const [again] = await world.webhooks();
      if (failed === undefined || again === undefined) throw new Error('Nothing was told.');
      expect(again.body).toBe(failed.body);
      expect(await read(again)).toMatchObject({ reference: payment });
      clock.advance(7 * days);
      expect(await toldAbout(payment)).toEqual([]);
    });

    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'mystery.happened',
      data: { object: { id: 'my_1', object: 'mystery' } },
    });

    it('of unknown kinds are given as they are', async () => {
      expect(await read(world.sign(body))).toEqual({
        id: 'evt_1',
        kind: 'mystery.happened',
        about: null,
        reference: null,
        account: null,
      });
    });

    it('of a charge are about its payment', async () => {
      const object = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' };
      const refunded = { id: 'evt_2', object: 'event', type: 'charge.refunded', data: { object } };
      expect(await read(world.sign(JSON.stringify(refunded)))).toMatchObject({
        about: 'payment',
        reference: 'pi_1',
      });
    });

    it.each<[string, (signed: Webhook) => Webhook]>([
      ['without a signature', ({ body: given }) => ({ body: given, headers: {} })],
      ['with another body', (signed) => ({ ...signed, body: signed.body.replace('my_1', 'my_2') })],
      ['with a forged signature', (signed) => forged(signed, (value) => value.replace(/v1=..../, 'v1=0000'))],
      ['with half a signature', (signed) => forged(signed, (value) => value.slice(0, -8))],
      ['with another time', (signed) => forged(signed, (value) => value.replace(/t=\d+/, 't=1780304401'))],
      ['with nonsense for a signature', (signed) => forged(signed, () => 'nonsense')],
    ])('%s are refused', async (_, change) => {
      await expect(read(change(world.sign(body)))).rejects.toBeInstanceOf(BadSignature);
    });

    it('are good for 300 seconds', async () => {
      const signed = world.sign(body);
      clock.advance(300 * seconds);
      expect(await read(signed)).toMatchObject({ id: 'evt_1' });
      clock.advance(1 * seconds);
      await expect(read(signed)).rejects.toBeInstanceOf(BadSignature);
    });
  });
});

function forged({ body, headers }: Webhook, change: (value: string) => string): Webhook {
  const changed = Object.entries(headers).map(([name, value]) =>
    name.endsWith('signature') ? [name, change(value)] : [name, value],
  );
  return { body, headers: Object.fromEntries(changed) };
}
