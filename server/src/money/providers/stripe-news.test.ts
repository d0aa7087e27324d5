import { describe, expect, it } from 'vitest';
import type { TestPayment } from './simulator.table.ts';
import {
  disputeNewsOf,
  paymentDetails,
  paymentNewsOf,
  payoutNewsOf,
  refundNewsOf,
} from './stripe-news.service.ts';
import { disputeOnWire, payoutOnWire } from './testing/wire-accounts.ts';
import { intentOnWire, refundOnWire } from './testing/wire-payments.ts';

const at = new Date('2026-06-01T09:00:00Z');
const payment: TestPayment = {
  reference: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  orderId: 'order-1',
  amount: 6750,
  currency: 'EUR',
  destination: 'acct_1',
  fee: 250,
  state: 'succeeded',
  decline: null,
  willSucceed: null,
  willBeDisputed: false,
  refunds: 'succeeds',
  customer: null,
  saves: false,
  card: null,
  method: null,
  providerFee: 126,
  refunded: 0,
  feeRefunded: 0,
  sentOn: 0,
  dueAt: null,
  succeededAt: at,
  createdAt: at,
};
const intent = intentOnWire(payment, paymentDetails);
const charge = intent.latest_charge;
if (charge === null || typeof charge === 'string') throw new Error('The charge was to be expanded.');
const balance = charge.balance_transaction;
if (balance === null || typeof balance === 'string') throw new Error('The balance was to be expanded.');

describe('a payment at Stripe', () => {
  it('has its fee in its own currency where Stripe settles in another', () => {
    const settled = { ...balance, currency: 'usd', amount: 7300, fee: 137 };
    const elsewhere = { ...intent, latest_charge: { ...charge, balance_transaction: settled } };
    // 6750 * 137 / 7300 = 126.7
    expect(paymentNewsOf(elsewhere)).toMatchObject({ currency: 'EUR', providerFee: 127, transferred: 6500 });
  });

  it('has no fee yet until its charge is booked', () => {
    const unbooked = { ...intent, latest_charge: { ...charge, balance_transaction: null } };
    expect(paymentNewsOf(unbooked)).toMatchObject({
      state: 'succeeded',
      providerFee: null,
      transferred: 6500,
    });
  });

  it('must be asked for with its details', () => {
    expect(() => paymentNewsOf(intentOnWire(payment, []))).toThrow(TypeError);
  });

  it.each([
    ['requires_confirmation', 'created'],
    ['requires_capture', 'processing'],
    ['a status of next year', 'created'],
  ])('that is %s counts as %s', (status, state) => {
    expect(paymentNewsOf({ ...intent, status } as typeof intent)).toMatchObject({ state });
  });

  it('that ran out of time expired', () => {
    const canceled = { ...intent, status: 'canceled', cancellation_reason: 'expired' } as const;
    expect(paymentNewsOf(canceled)).toMatchObject({ state: 'canceled', failure: 'expired' });
  });

  it('in a currency that we do not sell in is an error', () => {
    expect(() => paymentNewsOf({ ...intent, currency: 'xyz' })).toThrow('xyz');
  });
});

describe('what else Stripe says', () => {
  const refund = { reference: 're_1', payment: 'pi_1', amount: 1000, fee: 37, fromSeller: 963 };
  const wired = refundOnWire(
    { ...refund, state: 'pending', nextState: null, dueAt: null, createdAt: at },
    payment,
  );

  it.each([
    ['requires_action', 'pending'],
    ['canceled', 'canceled'],
    [null, 'pending'],
  ])('a refund that is %s counts as %s', (status, state) => {
    expect(refundNewsOf({ ...wired, status })).toMatchObject({ state, amount: 1000, fromSeller: 963 });
  });

  it('a refund made at Stripe without a reversal takes nothing from the seller', () => {
    const byHand = { ...wired, transfer_reversal: null, metadata: null };
    expect(refundNewsOf(byHand)).toMatchObject({ fromSeller: 0 });
  });

  it.each([
    ['warning_needs_response', 'needs_response'],
    ['warning_under_review', 'under_review'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
  ])('a dispute that is %s counts as %s', (status, state) => {
    const dispute = disputeOnWire({
      reference: 'dp_1',
      payment: 'pi_1',
      amount: 6750,
      currency: 'EUR',
      state: 'needs_response',
      verdict: 'lost',
      respondBy: at,
      dueAt: null,
      createdAt: at,
    });
    expect(disputeNewsOf({ ...dispute, status } as typeof dispute)).toMatchObject({ state, respondBy: at });
  });

  it.each([
    ['pending', 'in_transit'],
    ['canceled', 'failed'],
  ])('a payout that is %s counts as %s', (status, state) => {
    const payout = payoutOnWire({
      reference: 'po_1',
      account: 'acct_1',
      amount: 100,
      currency: 'EUR',
      state: 'in_transit',
      nextState: null,
      arrivesAt: at,
      failure: null,
      dueAt: null,
      createdAt: at,
    });
    expect(payoutNewsOf({ ...payout, status }, 'acct_1')).toMatchObject({ state, account: 'acct_1' });
  });
});
