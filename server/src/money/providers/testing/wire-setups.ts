import type Stripe from 'stripe';
import type { TestPayment } from '../simulator.table.ts';
import { brandOf } from '../test-news.service.ts';
import { secondsOf } from './wire-accounts.ts';

const statuses = {
  open: 'requires_payment_method',
  challenged: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

/** A setup intent as Stripe sends it. */
export function setupOnWire(payment: TestPayment, expand: readonly string[]): Stripe.SetupIntent {
  const { reference, currency, destination, state, createdAt, method } = payment;
  return {
    id: reference,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { enabled: true },
    cancellation_reason: null,
    client_secret: payment.clientSecret,
    created: secondsOf(createdAt),
    customer: payment.customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: errorOf(payment),
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: { order_id: payment.orderId, currency: currency.toLowerCase() },
    next_action: state === 'challenged' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: destination,
    payment_method: expand.includes('payment_method') ? methodOf(payment) : method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: statuses[state],
    usage: 'off_session',
  };
}

function errorOf({ state, decline }: TestPayment): Stripe.SetupIntent.LastSetupError | null {
  if (state !== 'open' || decline === null) return null;
  if (decline === 'authentication_failed') {
    return { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' };
  }
  const reason = decline === 'card_declined' ? 'generic_decline' : decline;
  return { type: 'card_error', code: 'card_declined', decline_code: reason };
}

function methodOf({ method, card, customer, createdAt }: TestPayment): Stripe.PaymentMethod | null {
  if (method === null || card === null) return null;
  const known = { brand: brandOf(card), last4: card.slice(-4) };
  return {
    id: method,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: known as Stripe.PaymentMethod.Card,
    created: secondsOf(createdAt),
    customer,
    livemode: false,
    metadata: null,
    type: 'card',
  } as Stripe.PaymentMethod;
}
