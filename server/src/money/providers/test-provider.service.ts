import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { Parts } from '../../platform/parts.ts';
import { type PaymentProvider, type ProviderEvent, ProviderRefused } from './payment-provider.service.ts';
import { type EventObject, subjectOf } from './provider-events.rules.ts';
import { makeOnboardingLink, openTestAccount, readTestAccount } from './simulator.accounts.service.ts';
import {
  acceptTestDispute,
  keepTestFile,
  readTestDispute,
  reverseTestTransfer,
  sendTestEvidence,
} from './simulator.disputes.service.ts';
import { once } from './simulator.once.service.ts';
import {
  cancelTestPayment,
  forgetTestMethod,
  openTestPayment,
  payTestPaymentWithSaved,
  readTestPayment,
} from './simulator.payments.service.ts';
import {
  debitTestAccount,
  payOutTestAccount,
  readTestPayout,
  testMovements,
  transferToTestAccount,
} from './simulator.payouts.service.ts';
import { readTestRefund, refundTestPayment } from './simulator.refunds.service.ts';
import { accountNews, disputeNews, paymentNews, payoutNews, refundNews } from './test-news.service.ts';
import { checkWebhook } from './webhook-signature.service.ts';

/** The header that carries the signature of its webhooks. */
export const testSignatureHeader = 'test-signature';

/** The secret that signs its webhooks, the same in every process of an installation. */
export function testWebhookSecret({ appSecret }: Pick<Config, 'appSecret'>): string {
  return createHmac('sha256', appSecret).update('webhooks of the test provider').digest('hex');
}

/**
 * Test payments: test cards, stored in our own database, on our own clock. No money
 * moves. The default until the keys of Stripe are set.
 */
export function makeTestProvider(parts: Pick<Parts, 'database' | 'clock' | 'config'>): PaymentProvider {
  const now = () => parts.clock.now();
  return {
    name: 'test',
    openAccount: ({ key, country, email, name }) =>
      once(parts, `account:${key}`, { country, email, name }, async (tx) =>
        accountNews(await openTestAccount(tx, country, now())),
      ),
    async onboardingAddress(reference, addresses) {
      const link = await makeOnboardingLink(parts, reference, addresses);
      return `${parts.config.publicUrl}/api/test-payments/onboarding/${link}`;
    },
    readAccount: async (reference) => accountNews(await readTestAccount(parts, reference)),
    openPayment({ key, description: _description, email: _email, ...asked }) {
      const { orderId, amount, currency, destination, fee, saves = false, customer = null } = asked;
      const wanted = { orderId, amount, currency, destination, fee, saves, customer };
      return once(parts, `payment:${key}`, wanted, async (tx) =>
        paymentNews(await openTestPayment(tx, wanted, now())),
      );
    },
    readPayment: async (reference) => paymentNews(await readTestPayment(parts, reference)),
    payWithSaved: ({ key, payment, method }) =>
      once(parts, `saved:${key}`, { payment, method }, async (tx) =>
        paymentNews(await payTestPaymentWithSaved(tx, { payment, method }, now())),
      ),
    forgetMethod: (reference) => forgetTestMethod(parts, reference),
    async cancelPayment(reference) {
      try {
        return paymentNews(await cancelTestPayment(parts, reference));
      } catch (failure) {
        if (!isTooLate(failure)) throw failure;
        return paymentNews(await readTestPayment(parts, reference));
      }
    },
    refund: ({ key, payment, amount, fee }) =>
      once(parts, `refund:${key}`, { payment, amount, fee }, async (tx) =>
        refundNews(await refundTestPayment(tx, { payment, amount, fee }, now())),
      ),
    readRefund: async (reference) => refundNews(await readTestRefund(parts, reference)),
    async payOut({ key, account, amount, currency }) {
      const wanted = { account, amount, currency };
      const answer = await once(parts, `payout:${account}:${key}`, wanted, async (tx) => {
        const { arrivesAt, ...news } = payoutNews(await payOutTestAccount(tx, wanted, now()));
        return { ...news, arrives: arrivesAt?.getTime() ?? null };
      });
      const { arrives, ...news } = answer;
      return { ...news, arrivesAt: arrives === null ? null : new Date(arrives) };
    },
    readPayout: async (account, reference) => payoutNews(await readTestPayout(parts, account, reference)),
    async transfer({ key, ...asked }) {
      await once(parts, `transfer:${key}`, asked, (tx) => transferToTestAccount(tx, asked, now()));
    },
    async collect({ key, account, amount, currency }) {
      const asked = { account, amount, currency };
      await once(parts, `debit:${key}`, asked, (tx) => debitTestAccount(tx, asked, now()));
    },
    readDispute: async (reference) => disputeNews(await readTestDispute(parts, reference)),
    sendFile: ({ key, name, type, bytes }) =>
      once(parts, `file:${key}`, { name, type, size: bytes.length }, (tx) =>
        keepTestFile(tx, { name, type, size: bytes.length }, now()),
      ),
    sendEvidence: async (reference, { text, files }) =>
      disputeNews(
        await sendTestEvidence(parts, reference, { text, files: files.map((file) => file.reference) }),
      ),
    acceptDispute: async (reference) => disputeNews(await acceptTestDispute(parts, reference)),
    reverseTransfer: ({ key, ...asked }) =>
      once(parts, `reversal:${key}`, asked, (tx) => reverseTestTransfer(tx, asked, now())),
    async *balanceTransactions(account, since) {
      for await (const { position, kind, amount, fee, currency, at, source } of testMovements(
        parts,
        account,
        since,
      )) {
        yield { reference: `txn_${position}`, kind, amount, fee, currency, at, source };
      }
    },
    async readWebhook(raw, headers) {
      checkWebhook(raw, headers[testSignatureHeader], testWebhookSecret(parts.config), now());
      return eventIn(raw);
    },
  };
}

/** Whether a payment could not be canceled because the buyer was faster. */
export function isTooLate(failure: unknown): boolean {
  return failure instanceof ProviderRefused && failure.code === 'payment_intent_unexpected_state';
}

/** What our own webhooks look like; what is signed is well formed. */
interface SignedEvent {
  readonly id: string;
  readonly type: string;
  readonly account?: string | null;
  readonly data: { readonly object: EventObject };
}

function eventIn(raw: Buffer): ProviderEvent {
  const { id, type, account, data } = JSON.parse(raw.toString('utf8')) as SignedEvent;
  return { id, kind: type, ...subjectOf(data.object), account: account ?? null };
}
