import type { Transaction } from '../../platform/database/database.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { moveMoney, newReference, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import {
  findDisputesOf,
  findRefund,
  insertRefund,
  lockPayment,
  updatePayment,
} from './simulator.repository.ts';
import type { TestPayment, TestRefund } from './simulator.table.ts';

/** How long a refund is on its way where the card makes it take time. */
const refundMilliseconds = 10_000;

export interface TestRefundAsked {
  readonly payment: string;
  readonly amount: number;
  readonly fee: number;
}

/**
 * Sends money back to the buyer and takes the same amount out of the seller's account, less the platform's fee.
 * Refused above what is left of the payment, and while the buyer's bank disputes it.
 */
export async function refundTestPayment(
  tx: Transaction,
  asked: TestRefundAsked,
  now: Date,
): Promise<TestRefund> {
  const payment = known(await lockPayment(tx.sql, asked.payment), asked.payment);
  await refuseRefund(tx, payment, asked);
  const reference = newReference('re', now);
  const { amount, fee } = asked;
  const progressing = payment.refunds === 'succeeds' ? undefined : payment.refunds;
  const refund: TestRefund = {
    reference,
    payment: payment.reference,
    amount,
    fee,
    fromSeller: payment.destination === null ? 0 : amount - fee,
    state: progressing === 'pending_then_succeeds' ? 'pending' : 'succeeded',
    nextState: (progressing && (progressing === 'pending_then_succeeds' ? 'succeeded' : 'failed')) || null,
    dueAt: progressing ? new Date(now.getTime() + refundMilliseconds) : null,
    createdAt: now,
  };
  await insertRefund(tx.sql, refund);
  await updatePayment(tx.sql, payment.reference, {
    refunded: payment.refunded + amount,
    feeRefunded: payment.feeRefunded + fee,
  });
  await moveRefund(tx, payment, refund, now);
  await recordEvent(tx, { kind: 'refund.created', about: 'refund', reference }, now);
  return refund;
}

async function refuseRefund(tx: Transaction, payment: TestPayment, { amount, fee }: TestRefundAsked) {
  if (payment.state !== 'succeeded') {
    throw new ProviderRefused('payment_intent_unexpected_state', `This payment is ${payment.state}.`);
  }
  const disputes = await findDisputesOf(tx.sql, payment.reference);
  if (disputes.some(({ state }) => state !== 'won')) {
    throw new ProviderRefused('charge_disputed', 'This payment is disputed and cannot be refunded.');
  }
  const left = payment.amount - payment.refunded;
  if (left === 0) throw new ProviderRefused('charge_already_refunded', 'This payment is refunded in full.');
  if (amount < 1 || amount > left) {
    throw new ProviderRefused('amount_too_large', 'The refund is above what is left of the payment.');
  }
  if (fee < 0 || fee > amount || fee > payment.fee - payment.feeRefunded) {
    throw new ProviderRefused('amount_too_large', 'The fee is above what is left of it.');
  }
}

async function moveRefund(tx: Transaction, payment: TestPayment, refund: TestRefund, now: Date) {
  const { destination, currency } = payment;
  const { amount, fee } = refund;
  const about = { currency, source: refund.reference };
  const platform = { ...about, account: null };
  const reversed = [
    { ...platform, kind: 'transfer_refund' as const, amount, fee: 0 },
    { ...about, account: destination, kind: 'transfer_refund' as const, amount: -amount, fee: -fee },
    { ...platform, kind: 'fee' as const, amount: -fee, fee: 0 },
  ];
  const sent = { ...platform, kind: 'refund' as const, amount: -amount, fee: 0 };
  await moveMoney(tx, [sent, ...(destination === null ? [] : reversed)], now);
}

export async function readTestRefund(parts: SimulatorParts, reference: string): Promise<TestRefund> {
  await progress(parts);
  return known(await findRefund(parts.database.sql, reference), reference);
}
