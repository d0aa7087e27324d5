import type Stripe from 'stripe';
import type { PaymentAsked, PaymentNews } from './payment-provider.service.ts';
import type { StripeClient } from './stripe-client.service.ts';
import { currencyOf, failureOfError } from './stripe-news.service.ts';

// A payment of 0 is a setup intent at Stripe: it keeps a method and takes nothing.

const details = ['payment_method'];

export async function openSetup(
  { ask }: StripeClient,
  { key, orderId, currency, destination, description }: PaymentAsked,
  customer: string,
): Promise<PaymentNews> {
  const setup = {
    automatic_payment_methods: { enabled: true },
    customer,
    description,
    // A setup has no currency of its own.
    metadata: { order_id: orderId, currency: currency.toLowerCase() },
    usage: 'off_session' as const,
    ...(destination !== null && { on_behalf_of: destination }),
    expand: details,
  };
  return setupNewsOf(await ask((stripe) => stripe.setupIntents.create(setup, { idempotencyKey: key })));
}

export async function readSetup({ ask }: StripeClient, reference: string): Promise<PaymentNews> {
  return setupNewsOf(await ask((stripe) => stripe.setupIntents.retrieve(reference, { expand: details })));
}

export async function cancelSetup({ ask }: StripeClient, reference: string): Promise<PaymentNews> {
  return setupNewsOf(await ask((stripe) => stripe.setupIntents.cancel(reference, { expand: details })));
}

/** While a method is missing, the last error tells a setup that was tried from one that wasn't. */
const states: Readonly<Record<string, PaymentNews['state']>> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
  requires_action: 'requires_action',
};

function setupNewsOf(setup: Stripe.SetupIntent): PaymentNews {
  const { id, status, last_setup_error: error, metadata, on_behalf_of: account } = setup;
  const isKept = status === 'succeeded';
  return {
    reference: id,
    state: states[status] ?? (error === null ? 'created' : 'requires_method'),
    amount: 0,
    currency: currencyOf(metadata?.currency ?? ''),
    destination: typeof account === 'string' ? account : (account?.id ?? null),
    clientSecret: setup.client_secret,
    failure: status === 'requires_payment_method' && error !== null ? failureOfError(error) : null,
    providerFee: isKept ? 0 : null,
    transferred: 0,
    saved: isKept ? savedIn(setup) : null,
  };
}

function savedIn({ customer, payment_method: method }: Stripe.SetupIntent): PaymentNews['saved'] {
  if (method === null || customer === null) return null;
  if (typeof method === 'string') throw new TypeError('Stripe gave an id where the object was asked for.');
  const { card, sepa_debit: debit, type, id: reference } = method;
  return {
    customer: typeof customer === 'string' ? customer : customer.id,
    reference,
    brand: card?.brand ?? type,
    last4: card?.last4 ?? debit?.last4 ?? '',
  };
}
