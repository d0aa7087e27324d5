import { fromWire, toWire } from '@chalkline/contract/money/currencies.ts';
import type { EvidenceFileKind } from '@chalkline/contract/money/evidence.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../platform/clock/clock.ts';
import type { StripeConfig } from '../../platform/config/config.ts';
import {
  BadSignature,
  type PaymentAsked,
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
  type RefundAsked,
} from './payment-provider.service.ts';
import { type EventObject, isSetup, subjectOf } from './provider-events.rules.ts';
import { type StripeClient, stripeClient } from './stripe-client.service.ts';
import {
  accountNewsOf,
  balanceDetails,
  balanceTransactionOf,
  currencyOf,
  disputeNewsOf,
  feeMetadata,
  idOf,
  paymentDetails,
  paymentNewsOf,
  payoutNewsOf,
  refundNewsOf,
} from './stripe-news.service.ts';
import { cancelSetup, openSetup, readSetup } from './stripe-setups.service.ts';
import { isTooLate } from './test-provider.service.ts';
import { webhookTolerance } from './webhook-signature.service.ts';

/**
 * Stripe through its own SDK: destination charges to Express accounts, so that sellers are merchants of record and
 * the platform bears Stripe's fees. Payouts have a manual schedule; the payout run sends them.
 */
export function makeStripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const client = stripeClient(config);
  const readPayment = async (reference: string) => {
    if (isSetup(reference)) return readSetup(client, reference);
    const expand = { expand: paymentDetails };
    return paymentNewsOf(await client.ask((stripe) => stripe.paymentIntents.retrieve(reference, expand)));
  };
  return {
    name: 'stripe',
    async openAccount({ key, email, country, name }) {
      const account = {
        type: 'express',
        email,
        country,
        business_profile: { name },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        settings: { payouts: { schedule: { interval: 'manual' } } },
      } as const;
      return accountNewsOf(
        await client.ask((stripe) => stripe.accounts.create(account, { idempotencyKey: key })),
      );
    },
    async onboardingAddress(reference, { refresh, done }) {
      const link = {
        account: reference,
        type: 'account_onboarding',
        refresh_url: refresh,
        return_url: done,
      } as const;
      return (await client.ask((stripe) => stripe.accountLinks.create(link))).url;
    },
    readAccount: async (reference) =>
      accountNewsOf(await client.ask((stripe) => stripe.accounts.retrieve(reference))),
    async openPayment(payment) {
      const options = { idempotencyKey: payment.key };
      const customer = payment.saves ? await customerFor(client, payment) : (payment.customer ?? null);
      if (payment.amount === 0 && customer !== null) return openSetup(client, payment, customer);
      const intent = intentFor(payment, customer);
      return paymentNewsOf(await client.ask((stripe) => stripe.paymentIntents.create(intent, options)));
    },
    readPayment,
    async payWithSaved({ key, payment, method }) {
      const confirmed = { payment_method: method, off_session: true, expand: paymentDetails } as const;
      try {
        return paymentNewsOf(
          await client.ask((stripe) =>
            stripe.paymentIntents.confirm(payment, confirmed, { idempotencyKey: key }),
          ),
        );
      } catch (failure) {
        // A declined card is a refusal at Stripe; what became of the payment is in the payment.
        if (!(failure instanceof ProviderRefused && declineCodes.has(failure.code))) throw failure;
        return readPayment(payment);
      }
    },
    async forgetMethod(reference) {
      try {
        await client.ask((stripe) => stripe.paymentMethods.detach(reference));
      } catch (failure) {
        if (!(failure instanceof ProviderRefused && failure.code === 'payment_method_not_attached'))
          throw failure;
      }
    },
    async cancelPayment(reference) {
      try {
        if (isSetup(reference)) return await cancelSetup(client, reference);
        const expand = { expand: paymentDetails };
        return paymentNewsOf(await client.ask((stripe) => stripe.paymentIntents.cancel(reference, expand)));
      } catch (failure) {
        if (!isTooLate(failure)) throw failure;
        return readPayment(reference);
      }
    },
    async refund(refund) {
      // Its currency says what the amount is on the wire, and its destination whether a transfer can be reversed.
      const intent = await client.ask((stripe) => stripe.paymentIntents.retrieve(refund.payment));
      const options = { idempotencyKey: refund.key };
      return refundNewsOf(
        await client.ask((stripe) => stripe.refunds.create(refundFor(refund, intent), options)),
      );
    },
    async readRefund(reference) {
      return refundNewsOf(await client.ask((stripe) => stripe.refunds.retrieve(reference)));
    },
    async payOut({ key, account, amount, currency }) {
      const payout = { amount: toWire(amount, currency), currency: currency.toLowerCase() };
      const options = { idempotencyKey: key, stripeAccount: account };
      return payoutNewsOf(await client.ask((stripe) => stripe.payouts.create(payout, options)), account);
    },
    async readPayout(account, reference) {
      const options = { stripeAccount: account };
      return payoutNewsOf(
        await client.ask((stripe) => stripe.payouts.retrieve(reference, {}, options)),
        account,
      );
    },
    async transfer({ key, account, amount, currency, payment }) {
      const intent =
        payment === null ? null : await client.ask((stripe) => stripe.paymentIntents.retrieve(payment));
      const charge = idOf(intent?.latest_charge);
      const moved = {
        amount: toWire(amount, currency),
        currency: currency.toLowerCase(),
        destination: account,
        ...(charge !== null && { source_transaction: charge }),
      };
      await client.ask((stripe) => stripe.transfers.create(moved, { idempotencyKey: key }));
    },
    async collect({ key, account, amount, currency }) {
      // An account debit: the money moves from the connected account's balance to the platform's.
      const debit = { amount: toWire(amount, currency), currency: currency.toLowerCase(), source: account };
      await client.ask((stripe) => stripe.charges.create(debit, { idempotencyKey: key }));
    },
    readDispute: async (reference) =>
      disputeNewsOf(await client.ask((stripe) => stripe.disputes.retrieve(reference))),
    async sendFile({ key, name, type, bytes: data }) {
      const file = { purpose: 'dispute_evidence', file: { data, name, type } } as const;
      return (await client.ask((stripe) => stripe.files.create(file, { idempotencyKey: key }))).id;
    },
    async sendEvidence(reference, evidence) {
      const sent = {
        submit: true,
        evidence: {
          ...Object.fromEntries(
            evidence.files.map(({ kind, reference: file }) => [evidenceFields[kind], file]),
          ),
          uncategorized_text: evidence.text,
          customer_name: evidence.customerName,
          customer_email_address: evidence.customerEmail,
          product_description: evidence.product,
          ...(evidence.serviceDate !== null && { service_date: evidence.serviceDate }),
        },
      };
      return disputeNewsOf(await client.ask((stripe) => stripe.disputes.update(reference, sent)));
    },
    acceptDispute: async (reference) =>
      disputeNewsOf(await client.ask((stripe) => stripe.disputes.close(reference))),
    async reverseTransfer({ key, payment, amount }) {
      const expand = { expand: ['latest_charge'] };
      const intent = await client.ask((stripe) => stripe.paymentIntents.retrieve(payment, expand));
      const transfer = transferOf(intent);
      if (transfer === null) return 0;
      const currency = currencyOf(intent.currency);
      const reversal = { amount: toWire(amount, currency) };
      const options = { idempotencyKey: key };
      const made = await client.ask((stripe) => stripe.transfers.createReversal(transfer, reversal, options));
      return fromWire(made.amount, currency);
    },
    balanceTransactions: (account, since) => allMovements(client, account, since),
    async readWebhook(raw, headers) {
      return eventIn(
        verified(await client.sdk(), config.webhookSecrets, raw, headers['stripe-signature'], clock.now()),
      );
    },
  };
}

/** Where Stripe takes a file of each kind. */
const evidenceFields = {
  receipt: 'receipt',
  messages: 'customer_communication',
  service: 'service_documentation',
  signature: 'customer_signature',
  other: 'uncategorized_file',
} as const satisfies Readonly<Record<EvidenceFileKind, keyof Stripe.DisputeUpdateParams.Evidence>>;

/** Refusals of Stripe that say that the card doesn't pay. */
const declineCodes: ReadonlySet<string> = new Set([
  'card_declined',
  'expired_card',
  'authentication_required',
  'insufficient_funds',
  'incorrect_cvc',
  'processing_error',
]);

/** Who has the method that is kept with a payment. */
async function customerFor(client: StripeClient, { key, email }: PaymentAsked): Promise<string> {
  const options = { idempotencyKey: `${key}:customer` };
  return (await client.ask((stripe) => stripe.customers.create({ email }, options))).id;
}

function intentFor(payment: PaymentAsked, customer: string | null): Stripe.PaymentIntentCreateParams {
  const { amount, currency, destination, fee, description, email, orderId, saves } = payment;
  const isKept = customer !== null && !saves;
  return {
    amount: toWire(amount, currency),
    currency: currency.toLowerCase(),
    // A kept method can't send anybody to the page of a bank.
    automatic_payment_methods: { enabled: true, ...(isKept && { allow_redirects: 'never' as const }) },
    description,
    receipt_email: email,
    metadata: { order_id: orderId },
    ...(destination !== null && { transfer_data: { destination }, on_behalf_of: destination }),
    ...(fee > 0 && { application_fee_amount: toWire(fee, currency) }),
    ...(customer !== null && { customer }),
    ...(saves && { setup_future_usage: 'off_session' as const }),
    expand: paymentDetails,
  };
}

/** The transfer is reversed whenever there is one, so that nobody but the seller pays for a refund. */
function refundFor(
  { payment, amount, fee }: RefundAsked,
  intent: Stripe.PaymentIntent,
): Stripe.RefundCreateParams {
  return {
    payment_intent: payment,
    amount: toWire(amount, currencyOf(intent.currency)),
    ...(intent.transfer_data != null && { reverse_transfer: true }),
    ...(fee > 0 && { refund_application_fee: true, metadata: { [feeMetadata]: String(fee) } }),
  };
}

/** The transfer that moved a payment on to its seller; null where the money stayed with the platform. */
function transferOf({ latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (charge === null || typeof charge === 'string') return null;
  const transfer = charge.transfer ?? null;
  return typeof transfer === 'string' ? transfer : (transfer?.id ?? null);
}

/** Stripe lists the newest first; who reconciles reads from the oldest on. */
async function* allMovements(client: StripeClient, account: string | null, since: Date) {
  const wanted = {
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    expand: balanceDetails,
  };
  const options = account === null ? {} : { stripeAccount: account };
  const newestFirst = await client.ask(async (stripe) => {
    const found: Stripe.BalanceTransaction[] = [];
    for await (const one of stripe.balanceTransactions.list(wanted, options)) found.push(one);
    return found;
  });
  for (const one of newestFirst.toReversed()) yield balanceTransactionOf(one, account !== null);
}

/** Each endpoint at Stripe has a secret of its own; one of ours has to fit. */
function verified(
  stripe: Stripe,
  secrets: readonly string[],
  raw: Buffer,
  signature: string | undefined,
  now: Date,
): Stripe.Event {
  let refusal: unknown;
  for (const secret of secrets) {
    try {
      const at = now.getTime();
      return stripe.webhooks.constructEvent(raw, signature ?? '', secret, webhookTolerance, undefined, at);
    } catch (failure) {
      refusal = failure;
    }
  }
  throw new BadSignature('The webhook is not signed by Stripe, or is too old.', { cause: refusal });
}

function eventIn({ id, type, account, data }: Stripe.Event): ProviderEvent {
  return { id, kind: type, ...subjectOf(data.object as EventObject), account: account ?? null };
}
