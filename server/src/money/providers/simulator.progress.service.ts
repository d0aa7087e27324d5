import type { Transaction } from '../../platform/database/database.ts';
import { moveMoney, newReference, recordEvent } from './simulator.events.service.ts';
import type { SimulatorParts } from './simulator.once.service.ts';
import {
  insertDispute,
  isAnythingDue,
  lockPayment,
  takeDueDispute,
  takeDuePayment,
  takeDuePayout,
  takeDueRefund,
  updateDispute,
  updatePayment,
  updatePayout,
  updateRefund,
} from './simulator.repository.ts';
import { decline, succeed } from './simulator.settle.service.ts';
import type { TestPayment, TestPayout, TestRefund } from './simulator.table.ts';

const hour = 3_600_000;
/** How long a buyer's bank waits for evidence. */
const respondWithin = 7 * 24 * hour;
/** How long after its arrival a bank returns a payout. */
const returnedAfter = 2 * 24 * hour;

/** Does whatever has become due by the clock. Called before everything that reads, so that nobody sees an old state. */
export async function progress({ database, clock }: SimulatorParts): Promise<void> {
  const now = clock.now();
  if (!(await isAnythingDue(database.sql, now))) return;
  for (const step of [progressPayment, progressRefund, progressDispute, progressPayout]) {
    while (await database.transaction((tx) => step(tx, now))) {
      // Until nothing of this kind is due.
    }
  }
}

async function progressPayment(tx: Transaction, now: Date): Promise<boolean> {
  const payment = await takeDuePayment(tx.sql, now);
  if (payment === undefined) return false;
  if (payment.state === 'succeeded') await dispute(tx, payment, now);
  else if (payment.willSucceed) await succeed(tx, payment, now);
  else await decline(tx, payment, 'card_declined', now);
  return true;
}

/** The buyer's bank takes the money back until it is decided whose it is. What was refunded before is not disputed. */
async function dispute(tx: Transaction, payment: TestPayment, now: Date): Promise<void> {
  const { reference: paid, currency, amount, refunded } = payment;
  await updatePayment(tx.sql, paid, { dueAt: null });
  const left = amount - refunded;
  if (left === 0) return;
  const reference = newReference('dp', now);
  const respondBy = new Date(now.getTime() + respondWithin);
  await insertDispute(tx.sql, {
    reference,
    payment: paid,
    amount: left,
    currency,
    state: 'needs_response',
    verdict: 'lost',
    respondBy,
    dueAt: respondBy,
    createdAt: now,
  });
  const taken = {
    account: null,
    kind: 'dispute',
    amount: -left,
    fee: 0,
    currency,
    source: reference,
  } as const;
  await moveMoney(tx, [taken], now);
  await recordEvent(tx, { kind: 'charge.dispute.created', about: 'dispute', reference }, now);
}

async function progressDispute(tx: Transaction, now: Date): Promise<boolean> {
  const due = await takeDueDispute(tx.sql, now);
  if (due === undefined) return false;
  const { reference, verdict, amount, currency } = due;
  await updateDispute(tx.sql, reference, { state: verdict, dueAt: null });
  if (verdict === 'won') {
    await moveMoney(
      tx,
      [{ account: null, kind: 'dispute', amount, fee: 0, currency, source: reference }],
      now,
    );
  }
  await recordEvent(tx, { kind: 'charge.dispute.closed', about: 'dispute', reference }, now);
  return true;
}

async function progressRefund(tx: Transaction, now: Date): Promise<boolean> {
  const refund = await takeDueRefund(tx.sql, now);
  if (refund === undefined) return false;
  const { reference, nextState } = refund;
  if (nextState === null) throw new Error('A refund is due and nothing comes next.');
  await updateRefund(tx.sql, reference, { state: nextState, nextState: null, dueAt: null });
  if (nextState === 'failed') await takeRefundBack(tx, refund, now);
  const kind = nextState === 'failed' ? 'refund.failed' : 'refund.updated';
  await recordEvent(tx, { kind, about: 'refund', reference }, now);
  return true;
}

/** The buyer's bank did not take the money: it lies with the platform again. The seller's part stays taken back. */
async function takeRefundBack(tx: Transaction, refund: TestRefund, now: Date): Promise<void> {
  const { reference, amount, fee } = refund;
  const payment = await lockPayment(tx.sql, refund.payment);
  if (payment === undefined) throw new Error('A refund has no payment.');
  await updatePayment(tx.sql, payment.reference, {
    refunded: payment.refunded - amount,
    feeRefunded: payment.feeRefunded - fee,
  });
  const { currency } = payment;
  await moveMoney(tx, [{ account: null, kind: 'refund', amount, fee: 0, currency, source: reference }], now);
}

async function progressPayout(tx: Transaction, now: Date): Promise<boolean> {
  const payout = await takeDuePayout(tx.sql, now);
  if (payout === undefined) return false;
  const { reference, account } = payout;
  const change = nextOfPayout(payout, now);
  await updatePayout(tx.sql, reference, change);
  if (change.state === 'failed') {
    const { amount, currency } = payout;
    await moveMoney(tx, [{ account, kind: 'payout', amount, fee: 0, currency, source: reference }], now);
  }
  await recordEvent(
    tx,
    { kind: change.state === 'paid' ? 'payout.paid' : 'payout.failed', about: 'payout', reference, account },
    now,
  );
  return true;
}

function nextOfPayout({ state, nextState, failure }: TestPayout, now: Date) {
  if (state === 'in_transit' && nextState === 'paid' && failure !== null) {
    const dueAt = new Date(now.getTime() + returnedAfter);
    return { state: 'paid', nextState: 'failed', dueAt } as const;
  }
  return { state: nextState ?? 'paid', nextState: null, dueAt: null };
}
