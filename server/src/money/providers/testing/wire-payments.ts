import { type CurrencyCode, toWire } from '@chalkline/contract/money/currencies.ts';
import type Stripe from 'stripe';
import type { TestPayment, TestRefund } from '../simulator.table.ts';
import { brandOf } from '../test-news.service.ts';
import { movementOnWire, secondsOf } from './wire-accounts.ts';

// Payments and refunds as Stripe sends them. Typed by its SDK: a missing or misnamed field is an error.

const statuses = {
  open: 'requires_payment_method',
  challenged: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

/** Objects inside are ids unless they were asked to be expanded. */
export function intentOnWire(payment: TestPayment, expand: readonly string[]): Stripe.PaymentIntent {
  const { reference, amount, currency, destination, fee, state, createdAt } = payment;
  const isPaid = state === 'succeeded';
  return {
    id: reference,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: toWire(amount, currency),
    amount_capturable: 0,
    amount_received: isPaid ? toWire(amount, currency) : 0,
    application: null,
    application_fee_amount: fee > 0 ? toWire(fee, currency) : null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: payment.clientSecret,
    confirmation_method: 'automatic',
    created: secondsOf(createdAt),
    currency: currency.toLowerCase(),
    customer: payment.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: errorOf(payment),
    latest_charge: isPaid ? chargeOrId(payment, expand) : null,
    livemode: false,
    managed_payments: null,
    metadata: { order_id: payment.orderId },
    next_action: state === 'challenged' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: destination,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: payment.saves ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: statuses[state],
    ...(destination !== null && { transfer_data: { destination } }),
    transfer_group: null,
  };
}

function errorOf({ state, decline }: TestPayment): Stripe.PaymentIntent.LastPaymentError | null {
  if (state !== 'open' || decline === null) return null;
  if (decline === 'authentication_failed') {
    return { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };
  }
  const reason = decline === 'card_declined' ? 'generic_decline' : decline;
  return { type: 'card_error', code: 'card_declined', decline_code: reason };
}

function chargeOrId(payment: TestPayment, expand: readonly string[]): string | Stripe.Charge {
  const inside = expand
    .filter((path) => path.startsWith('latest_charge'))
    .map((path) => path.slice('latest_charge.'.length));
  return inside.length > 0 ? chargeOnWire(payment, inside) : chargeIdOf(payment);
}

function chargeIdOf({ reference }: TestPayment): string {
  return reference.replace('pi_', 'ch_');
}

/** What every charge has, here without anything in it. */
const plainCharge = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: null,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
} as const;

export function chargeOnWire(payment: TestPayment, expand: readonly string[]): Stripe.Charge {
  const { reference, amount, currency, destination, fee, refunded, createdAt } = payment;
  const wired = toWire(amount, currency);
  return {
    ...plainCharge,
    id: chargeIdOf(payment),
    amount: wired,
    amount_captured: wired,
    amount_refunded: toWire(refunded, currency),
    application_fee: fee > 0 ? reference.replace('pi_', 'fee_') : null,
    application_fee_amount: fee > 0 ? toWire(fee, currency) : null,
    balance_transaction: expand.includes('balance_transaction') ? chargeMovement(payment) : 'txn_charge',
    created: secondsOf(payment.succeededAt ?? createdAt),
    currency: currency.toLowerCase(),
    on_behalf_of: destination,
    payment_intent: reference,
    payment_method: payment.method,
    payment_method_details: detailsOf(payment),
    refunded: refunded === amount,
    ...(destination !== null && { transfer: reference.replace('pi_', 'tr_') }),
    transfer_data: destination === null ? null : { amount: null, destination },
  };
}

interface Debit {
  readonly reference: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** A charge of a connected account itself. */
export function debitOnWire({ reference, amount, currency }: Debit, at: Date): Stripe.Charge {
  const wired = toWire(amount, currency);
  return {
    ...plainCharge,
    id: reference,
    amount: wired,
    amount_captured: wired,
    balance_transaction: 'txn_charge',
    created: secondsOf(at),
    currency: currency.toLowerCase(),
  };
}

function detailsOf({ card }: TestPayment): Stripe.Charge.PaymentMethodDetails | null {
  if (card === null) return null;
  const known = { brand: brandOf(card), last4: card.slice(-4) };
  return { type: 'card', card: known as Stripe.Charge.PaymentMethodDetails.Card };
}

function chargeMovement(payment: TestPayment): Stripe.BalanceTransaction {
  const { amount, currency, providerFee, succeededAt, createdAt, reference } = payment;
  const at = succeededAt ?? createdAt;
  const fee = providerFee ?? 0;
  return movementOnWire(
    { position: 0, account: null, kind: 'charge', amount, fee, currency, source: reference, at },
    chargeIdOf(payment),
  );
}

/** `metadata`: Stripe keeps what a refund was sent with. */
export function refundOnWire(refund: TestRefund, payment: TestPayment): Stripe.Refund {
  const { reference, amount, fee, state, createdAt } = refund;
  const { currency, destination } = payment;
  return {
    id: reference,
    object: 'refund',
    amount: toWire(amount, currency),
    balance_transaction: null,
    charge: chargeIdOf(payment),
    created: secondsOf(createdAt),
    currency: currency.toLowerCase(),
    customer: null,
    customer_account: null,
    metadata: fee > 0 ? { platform_fee: String(fee) } : {},
    payment_intent: payment.reference,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: state,
    transfer_reversal: destination === null ? null : reference.replace('re_', 'trr_'),
  };
}

export function reversalOnWire(payment: TestPayment, amount: number, at: Date): Stripe.TransferReversal {
  const { reference, currency } = payment;
  return {
    id: reference.replace('pi_', 'trr_'),
    object: 'transfer_reversal',
    amount: toWire(amount, currency),
    balance_transaction: null,
    created: secondsOf(at),
    currency: currency.toLowerCase(),
    destination_payment_refund: null,
    metadata: {},
    source_refund: null,
    transfer: reference.replace('pi_', 'tr_'),
  };
}
