import type {
  AccountNews,
  DisputeNews,
  PaymentNews,
  PayoutNews,
  RefundNews,
} from './payment-provider.service.ts';
import type { TestAccount, TestDispute, TestPayment, TestPayout, TestRefund } from './simulator.table.ts';

// What the simulator holds, in the words of the port.

const accountStates = {
  pending: 'onboarding',
  approved: 'enabled',
  incomplete: 'restricted',
  rejected: 'disabled',
} as const;

/** Fields that a provider still asks for, by how far the review is. */
export const missingFields = {
  pending: ['business_profile.url', 'external_account', 'tos_acceptance.date'],
  approved: [],
  incomplete: ['individual.verification.document'],
  rejected: [],
} as const;

export function accountNews({ reference, review }: TestAccount): AccountNews {
  return {
    reference,
    state: accountStates[review],
    chargesEnabled: review === 'approved',
    payoutsEnabled: review === 'approved',
    requirements: missingFields[review],
  };
}

export function paymentNews(payment: TestPayment): PaymentNews {
  const { reference, amount, currency, destination, clientSecret, decline, providerFee, fee } = payment;
  return {
    reference,
    state: paymentState(payment),
    amount,
    currency,
    destination,
    clientSecret,
    failure: decline,
    providerFee,
    transferred: payment.state === 'succeeded' && destination !== null ? amount - fee : 0,
    saved: savedIn(payment),
  };
}

function savedIn({ customer, method, card }: TestPayment): PaymentNews['saved'] {
  if (customer === null || method === null || card === null) return null;
  return { customer, reference: method, brand: brandOf(card), last4: card.slice(-4) };
}

/** By the first digit. */
export function brandOf(card: string): string {
  return card.startsWith('5') ? 'mastercard' : 'visa';
}

function paymentState({ state, decline }: TestPayment): PaymentNews['state'] {
  if (state === 'open') return decline === null ? 'created' : 'requires_method';
  return state === 'challenged' ? 'requires_action' : state;
}

export function refundNews({ reference, payment, state, amount, fromSeller }: TestRefund): RefundNews {
  return { reference, payment, state, amount, fromSeller };
}

export function payoutNews(payout: TestPayout): PayoutNews {
  const { reference, account, state, amount, currency, arrivesAt, failure } = payout;
  return {
    reference,
    account,
    state,
    amount,
    currency,
    arrivesAt,
    failure: state === 'failed' ? failure : null,
  };
}

export function disputeNews({
  reference,
  payment,
  state,
  amount,
  currency,
  respondBy,
}: TestDispute): DisputeNews {
  return { reference, payment, state, amount, currency, reason: 'fraudulent', respondBy };
}
