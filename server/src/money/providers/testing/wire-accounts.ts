import { toWire } from '@chalkline/contract/money/currencies.ts';
import type Stripe from 'stripe';
import type { TestAccount, TestDispute, TestMovement, TestPayout } from '../simulator.table.ts';
import { missingFields } from '../test-news.service.ts';

// Accounts and what happens in them, as Stripe sends them. Typed by its SDK: a missing or misnamed field is an error.

export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

export function accountOnWire({ reference, country, review, createdAt }: TestAccount): Stripe.Account {
  const due = [...missingFields[review]];
  return {
    id: reference,
    object: 'account',
    type: 'express',
    country,
    created: secondsOf(createdAt),
    email: null,
    details_submitted: review !== 'pending',
    charges_enabled: review === 'approved',
    payouts_enabled: review === 'approved',
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: disabledReason(review, due.length > 0),
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
  };
}

function disabledReason(review: TestAccount['review'], isMissing: boolean) {
  if (review === 'rejected') return 'rejected.fraud';
  return isMissing ? 'requirements.past_due' : null;
}

export function linkOnWire(url: string, now: Date): Stripe.AccountLink {
  return { object: 'account_link', url, created: secondsOf(now), expires_at: secondsOf(now) + 300 };
}

export function payoutOnWire(payout: TestPayout): Stripe.Payout {
  const { reference, amount, currency, state, failure, createdAt, arrivesAt } = payout;
  return {
    id: reference,
    object: 'payout',
    amount: toWire(amount, currency),
    application_fee: null,
    application_fee_amount: null,
    arrival_date: secondsOf(arrivesAt),
    automatic: false,
    balance_transaction: null,
    created: secondsOf(createdAt),
    currency: currency.toLowerCase(),
    description: null,
    destination: 'ba_test',
    failure_balance_transaction: null,
    failure_code: state === 'failed' ? failure : null,
    failure_message: state === 'failed' ? 'The bank account has been closed.' : null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: state,
    trace_id: null,
    type: 'bank_account',
  };
}

type Transferred = Pick<TestPayout, 'account' | 'amount' | 'currency' | 'reference'>;

export function transferOnWire(moved: Transferred, at: Date): Stripe.Transfer {
  const { reference, account, amount, currency } = moved;
  return {
    id: reference,
    object: 'transfer',
    amount: toWire(amount, currency),
    amount_reversed: 0,
    balance_transaction: null,
    created: secondsOf(at),
    currency: currency.toLowerCase(),
    description: null,
    destination: account,
    livemode: false,
    metadata: {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${reference}/reversals` },
    reversed: false,
    source_transaction: null,
    transfer_group: null,
  };
}

interface FileFacts {
  readonly id: string;
  readonly purpose: Stripe.File.Purpose;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export function fileOnWire({ id, purpose, name, type, size }: FileFacts, createdAt: Date): Stripe.File {
  return {
    id,
    object: 'file',
    purpose,
    size,
    filename: name,
    title: null,
    url: null,
    created: secondsOf(createdAt),
    expires_at: null,
    links: null,
    type: type.split('/')[1] ?? null,
  };
}

export function disputeOnWire(dispute: TestDispute): Stripe.Dispute {
  const { reference, payment, amount, currency, state, respondBy, createdAt } = dispute;
  return {
    id: reference,
    object: 'dispute',
    amount: toWire(amount, currency),
    balance_transactions: [],
    charge: payment.replace('pi_', 'ch_'),
    created: secondsOf(createdAt),
    currency: currency.toLowerCase(),
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: secondsOf(respondBy),
      enhanced_eligibility: {},
      has_evidence: state !== 'needs_response',
      past_due: false,
      submission_count: state === 'needs_response' ? 0 : 1,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment,
    reason: 'fraudulent',
    status: state,
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** One movement. `source` is the charge where it was asked to be expanded. */
export function movementOnWire(
  movement: TestMovement,
  source: Stripe.BalanceTransaction['source'],
): Stripe.BalanceTransaction {
  const { position, amount, fee, currency, at } = movement;
  const type = typeOf(movement);
  const isDispute = movement.kind === 'dispute';
  return {
    id: `txn_${position}`,
    object: 'balance_transaction',
    amount: toWire(amount, currency),
    available_on: secondsOf(at),
    balance_type: 'payments',
    created: secondsOf(at),
    currency: currency.toLowerCase(),
    description: null,
    exchange_rate: null,
    fee: toWire(fee, currency),
    fee_details: [],
    net: toWire(amount - fee, currency),
    reporting_category: isDispute ? (amount < 0 ? 'dispute' : 'dispute_reversal') : type,
    source,
    status: 'available',
    type,
  };
}

function typeOf({ account, kind, amount }: TestMovement): Stripe.BalanceTransaction['type'] {
  if (kind === 'dispute') return 'adjustment';
  if (kind === 'other') return 'payment';
  if (kind === 'fee') return amount > 0 ? 'application_fee' : 'application_fee_refund';
  if (kind === 'payout') return amount < 0 ? 'payout' : 'payout_failure';
  if (kind === 'refund') return amount < 0 ? 'refund' : 'refund_failure';
  if (account === null || kind === 'charge') return kind;
  return kind === 'transfer' ? 'payment' : 'payment_refund';
}
