import { type CurrencyCode, fromWire, isCurrencyCode } from '@chalkline/contract/money/currencies.ts';
import type Stripe from 'stripe';
import type {
  AccountNews,
  BalanceTransaction,
  DisputeNews,
  PaymentNews,
  PayoutNews,
  RefundNews,
} from './payment-provider.service.ts';

// Stripe's objects in the words of the port.

/** The currency of an amount at Stripe. Throws a RangeError for one that we don't sell in. */
export function currencyOf(code: string): CurrencyCode {
  const ours = code.toUpperCase();
  if (isCurrencyCode(ours)) return ours;
  throw new RangeError(`Stripe named a currency that we don't sell in: ${code}`);
}

function ours(amount: number, currency: string): number {
  return fromWire(amount, currencyOf(currency));
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** The object that was asked to be expanded; null where there is none. */
function expanded<Thing extends object>(given: string | Thing | null | undefined): Thing | null {
  if (typeof given === 'string') throw new TypeError('Stripe gave an id where the object was asked for.');
  return given ?? null;
}

export function idOf(given: string | { readonly id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}

export function accountNewsOf(account: Stripe.Account): AccountNews {
  const { id, charges_enabled: chargesEnabled, payouts_enabled: payoutsEnabled, requirements } = account;
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  return {
    reference: id,
    state: accountState(account),
    chargesEnabled,
    payoutsEnabled,
    requirements: [...new Set(due)],
  };
}

function accountState(account: Stripe.Account): AccountNews['state'] {
  const disabled = account.requirements?.disabled_reason ?? '';
  if (disabled.startsWith('rejected.') || disabled === 'platform_paused') return 'disabled';
  if (!account.details_submitted) return 'onboarding';
  return account.charges_enabled && account.payouts_enabled ? 'enabled' : 'restricted';
}

/** What has to be expanded in a payment intent for its news. */
export const paymentDetails = ['latest_charge.balance_transaction'];

export function paymentNewsOf(intent: Stripe.PaymentIntent): PaymentNews {
  const currency = currencyOf(intent.currency);
  const charge = intent.status === 'succeeded' ? expanded(intent.latest_charge) : null;
  return {
    reference: intent.id,
    state: paymentState(intent),
    amount: ours(intent.amount, currency),
    currency,
    destination: idOf(intent.transfer_data?.destination),
    clientSecret: intent.client_secret,
    failure: failureOf(intent),
    providerFee: charge === null ? null : feeIn(charge, currency),
    transferred: charge === null ? 0 : transferredIn(charge, currency),
    saved: charge === null ? null : savedIn(intent, charge),
  };
}

/** The method that was kept with a payment that asked for it. */
function savedIn(intent: Stripe.PaymentIntent, charge: Stripe.Charge): PaymentNews['saved'] {
  const customer = idOf(intent.customer);
  const reference = charge.payment_method;
  if (intent.setup_future_usage !== 'off_session' || customer === null || reference === null) return null;
  const details = charge.payment_method_details;
  const { card, sepa_debit: debit } = details ?? {};
  const brand = card?.brand ?? details?.type ?? 'card';
  return { customer, reference, brand, last4: card?.last4 ?? debit?.last4 ?? '' };
}

/** Stripe's fee; its share of the payment where Stripe settles in another currency. null until the charge is booked. */
function feeIn(charge: Stripe.Charge, currency: CurrencyCode): number | null {
  const balance = expanded(charge.balance_transaction);
  if (balance === null) return null;
  if (balance.currency === charge.currency) return ours(balance.fee, currency);
  return Math.round((ours(charge.amount, currency) * balance.fee) / balance.amount);
}

/** What the seller's account got. Stripe transfers all of it and takes the application fee back from there. */
function transferredIn(charge: Stripe.Charge, currency: CurrencyCode): number {
  const isTransferred = (charge.transfer ?? null) !== null;
  return isTransferred ? ours(charge.amount - (charge.application_fee_amount ?? 0), currency) : 0;
}

function paymentState({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentNews['state'] {
  return paymentStates[status] ?? (error === null ? 'created' : 'requires_method');
}

/** While a method is missing, the last error tells a payment that was tried from one that wasn't. */
const paymentStates: Readonly<Record<string, PaymentNews['state']>> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
  requires_action: 'requires_action',
  // Never asked for: we take the money at once.
  requires_capture: 'processing',
};

function failureOf(intent: Stripe.PaymentIntent): PaymentNews['failure'] {
  if (intent.status === 'canceled') return intent.cancellation_reason === 'expired' ? 'expired' : null;
  const error = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  return error === null ? null : failureOfError(error);
}

/** Why a card doesn't pay, or isn't kept. */
export function failureOfError(error: {
  readonly code?: string;
  readonly decline_code?: string;
}): NonNullable<PaymentNews['failure']> {
  if (error.decline_code === 'insufficient_funds') return 'insufficient_funds';
  return error.code?.endsWith('_intent_authentication_failure') ? 'authentication_failed' : 'card_declined';
}

/** Where a refund's share of the platform's fee is kept, in our minor units. */
export const feeMetadata = 'platform_fee';

export function refundNewsOf(refund: Stripe.Refund): RefundNews {
  const { id, currency, amount, status, metadata } = refund;
  const payment = idOf(refund.payment_intent);
  if (payment === null) throw new TypeError('Stripe gave a refund of no payment intent.');
  const fee = Number(metadata?.[feeMetadata] ?? 0);
  // A reversal takes the same share of the transfer as the refund is of the payment: all of its amount.
  const isReversed = refund.transfer_reversal !== null;
  return {
    reference: id,
    payment,
    state: refundStates[status ?? 'pending'] ?? 'pending',
    amount: ours(amount, currency),
    fromSeller: isReversed ? ours(amount, currency) - fee : 0,
  };
}

const refundStates: Readonly<Record<string, RefundNews['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

export function payoutNewsOf(payout: Stripe.Payout, account: string): PayoutNews {
  const { id, amount, currency, status, arrival_date: arrival, failure_code: failure } = payout;
  return {
    reference: id,
    account,
    state: payoutStates[status] ?? 'in_transit',
    amount: ours(amount, currency),
    currency: currencyOf(currency),
    arrivesAt: momentOf(arrival),
    failure,
  };
}

const payoutStates: Readonly<Record<string, PayoutNews['state']>> = {
  pending: 'in_transit',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

export function disputeNewsOf(dispute: Stripe.Dispute): DisputeNews {
  const { id, amount, currency, status, reason, evidence_details: details } = dispute;
  const payment = idOf(dispute.payment_intent);
  if (payment === null) throw new TypeError('Stripe gave a dispute of no payment intent.');
  return {
    reference: id,
    payment,
    state: disputeStates[status] ?? 'under_review',
    amount: ours(amount, currency),
    currency: currencyOf(currency),
    reason,
    respondBy: details.due_by === null ? null : momentOf(details.due_by),
  };
}

const disputeStates: Readonly<Record<string, DisputeNews['state']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** What has to be expanded in balance transactions for their news. */
export const balanceDetails = ['data.source'];

/** `isSeller`: what came into a seller's account is a payment there, and a transfer for us. */
export function balanceTransactionOf(
  transaction: Stripe.BalanceTransaction,
  isSeller: boolean,
): BalanceTransaction {
  const { id, amount, fee, currency, created, type } = transaction;
  const kinds = isSeller ? { ...kindsOfTransactions, ...kindsAtSellers } : kindsOfTransactions;
  const isDispute = transaction.reporting_category.startsWith('dispute');
  return {
    reference: id,
    kind: isDispute ? 'dispute' : (kinds[type] ?? 'other'),
    amount: ours(amount, currency),
    fee: ours(fee, currency),
    currency: currencyOf(currency),
    at: momentOf(created),
    source: sourceOf(transaction.source),
  };
}

const kindsOfTransactions: Readonly<Record<string, BalanceTransaction['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  transfer: 'transfer',
  transfer_cancel: 'transfer_refund',
  transfer_failure: 'transfer_refund',
  transfer_refund: 'transfer_refund',
  application_fee: 'fee',
  application_fee_refund: 'fee',
  stripe_fee: 'fee',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
};

const kindsAtSellers: Readonly<Record<string, BalanceTransaction['kind']>> = {
  payment: 'transfer',
  payment_refund: 'transfer_refund',
};

/** The payment of a charge; anything else by its own id. */
function sourceOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source !== null && typeof source === 'object' && source.object === 'charge') {
    return idOf(source.payment_intent) ?? source.id;
  }
  return idOf(source);
}
