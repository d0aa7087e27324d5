import {
  type PaymentNews,
  ProviderRefused,
  ProviderUnreachable,
} from '../../money/providers/payment-provider.service.ts';
import { payoutAccountOf, sellerById, suspendedAmong } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { requireBuyer } from '../orders/orders.access.service.ts';
import { payoutsDisabled, salesPaused } from '../orders/orders.errors.ts';
import { fulfillOrder } from '../orders/orders.fulfill.service.ts';
import {
  changeDetails,
  changeHolds,
  changeOrder,
  findLines,
  findOrder,
  lockOrder,
} from '../orders/orders.repository.ts';
import { isOpenState, paymentTime, stateByClock } from '../orders/orders.rules.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import { sellableOf } from '../orders/sellables.service.ts';
import { providerOf } from '../provider/provider.service.ts';
import { findSavedMethod } from '../saved-methods/saved-methods.repository.ts';
import {
  alreadyPaid,
  holdExpired,
  missingBeforePayment,
  paymentInProgress,
  paymentRefused,
  paymentsUnavailable,
} from './payments.errors.ts';
import { checkDueJob } from './payments.jobs.ts';
import { changePayment, findPayments, insertPayment, storeReference } from './payments.repository.ts';
import { isOpenPayment, nextCheck } from './payments.rules.ts';
import type { PaymentRow } from './payments.table.ts';

/**
 * Opens the payment of an order, or gives the one that is open: a double click, a second tab and the back button all
 * end at the same one. A free order that keeps no method is fulfilled instead. Throws what is missing of who comes,
 * `hold_expired`, `already_paid`, `payment_in_progress`, `payment_refused`, and 503 where the provider can't be reached.
 */
export async function openPayment(parts: Parts, viewer: Viewer, orderId: string): Promise<void> {
  await requireBuyer(parts.database.sql, viewer, orderId);
  const payment = await parts.database.transaction((tx) => takeAttempt(parts, tx, orderId));
  if (payment?.reference === null) await openAtProvider(parts, payment);
}

async function takeAttempt(parts: Parts, tx: Transaction, orderId: string): Promise<PaymentRow | null> {
  const order = await lockOrder(tx.sql, orderId);
  const now = parts.clock.now();
  const known = await findPayments(tx.sql, orderId);
  const open = known.find(({ state }) => isOpenPayment(state));
  if (known.some(({ outcome }) => outcome === 'differs')) throw paymentInProgress();
  const state = stateByClock(order, now);
  if (!isOpenState(state)) throw state === 'expired' || state === 'canceled' ? holdExpired() : alreadyPaid();
  if (!open && (await suspendedAmong(tx.sql, [order.sellerId])).size > 0) throw salesPaused();
  if (!open) await makeReady(tx, order);
  if (order.total === 0 && !order.savesMethod) return handOver(parts, tx, order);
  await leaveTime(tx, order, now);
  return open ?? newAttempt(parts, tx, order, { attempt: (known[0]?.attempt ?? 0) + 1, methodId: null });
}

/** Throws what is missing by now of who comes. */
async function makeReady(tx: Transaction, { id, kind, offerId, personId, draft }: OrderRow): Promise<void> {
  const sellable = sellableOf(kind);
  if (!sellable.readied || draft === null) return;
  const kept = await findLines(tx.sql, id);
  const asked = draft.lines.map((line, at) => ({ asked: line, details: kept[at]?.details ?? null }));
  const details = await sellable
    .readied(tx, { kind, offerId, personId, lines: asked })
    .catch(missingBeforePayment);
  if (!details) return;
  const lines = kept.map((line, at) => ({ id: line.id, details: details[at] ?? null }));
  await changeDetails(tx.sql, id, { draft, lines });
}

/** What costs nothing needs no payment. Throws `hold_expired` for what was called off meanwhile. */
async function handOver(parts: Parts, tx: Transaction, order: OrderRow): Promise<null> {
  if (!(await sellableOf(order.kind).isOpen(tx, order.offerId, order.id, parts.clock.now())))
    throw holdExpired();
  await fulfillOrder(parts, tx, order, null);
  return null;
}

/**
 * The payment of an order that was placed in the same transaction, to be taken from a saved method: the poller takes
 * it once that is committed, and asking to settle it takes it sooner.
 */
export async function openSavedPayment(
  parts: Parts,
  tx: Transaction,
  orderId: string,
  methodId: string,
): Promise<PaymentRow> {
  const order = await lockOrder(tx.sql, orderId);
  await leaveTime(tx, order, parts.clock.now());
  return newAttempt(parts, tx, order, { attempt: 1, methodId });
}

/** Leaves the hold at least five minutes, once. */
async function leaveTime(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const until = new Date(now.getTime() + paymentTime);
  if (order.state === 'held') await changeOrder(tx.sql, order.id, ['held'], { state: 'awaiting_payment' });
  if (order.holdExtended || order.state === 'processing' || order.holdUntil >= until) return;
  await changeOrder(tx.sql, order.id, ['awaiting_payment'], { holdUntil: until, holdExtended: true });
  await changeHolds(tx.sql, order.id, ['active'], { expiresAt: until });
}

async function newAttempt(
  parts: Parts,
  tx: Transaction,
  order: OrderRow,
  { attempt, methodId }: Pick<PaymentRow, 'attempt' | 'methodId'>,
): Promise<PaymentRow> {
  const account = await payoutAccountOf(tx, order.sellerId);
  if (account && !account.chargesEnabled) throw payoutsDisabled();
  const now = parts.clock.now();
  const row: PaymentRow = {
    id: newId(now.getTime()),
    orderId: order.id,
    attempt,
    methodId,
    provider: providerOf(parts).name,
    reference: null,
    clientSecret: null,
    state: 'created',
    currency: order.currency,
    amount: order.total,
    fee: order.fee,
    destination: account?.reference ?? null,
    sellerBearsFee:
      parts.config.providerFees === 'seller' && !(await sellerById(tx, order.sellerId)).isPlatform,
    feeBorne: null,
    failure: null,
    outcome: null,
    nextCheckAt: nextCheck(0, now, now),
    checks: 0,
    createdAt: now,
  };
  await insertPayment(tx.sql, row);
  if (row.nextCheckAt) await callPoller(parts, tx, row.nextCheckAt);
  return row;
}

/** One visit for all payments that are due within the same five seconds: in a rush hundreds are opened in a minute. */
async function callPoller(parts: Parts, tx: Transaction, due: Date): Promise<void> {
  const startAfter = new Date(Math.ceil(due.getTime() / 5000) * 5000);
  await parts.jobs.enqueue(tx, checkDueJob, {}, { startAfter, onlyOne: startAfter.toISOString() });
}

async function openAtProvider(parts: Parts, payment: PaymentRow): Promise<void> {
  try {
    await learnReference(parts, payment);
  } catch (error) {
    if (error instanceof ProviderRefused) throw paymentRefused();
    if (error instanceof ProviderUnreachable) throw paymentsUnavailable();
    throw error;
  }
}

/**
 * Asks the provider to open a payment and stores what it calls it. The key makes it safe to ask again when no answer
 * came. A payment that it refuses has failed. Throws what the provider throws.
 */
export async function learnReference(parts: Parts, payment: PaymentRow): Promise<PaymentNews> {
  const { sql } = parts.database;
  const order = await findOrder(sql, payment.orderId);
  if (!order) throw new Error('the order of a payment is missing');
  const method = payment.methodId === null ? null : await findSavedMethod(sql, payment.methodId);
  try {
    const news = await providerOf(parts).openPayment({
      key: `${payment.orderId}:${payment.attempt}`,
      orderId: payment.orderId,
      amount: payment.amount,
      currency: payment.currency,
      destination: payment.destination,
      // What stays with the platform has its fee inside.
      fee: payment.destination === null ? 0 : payment.fee,
      description: order.title,
      email: order.email,
      saves: order.savesMethod,
      customer: method?.customer ?? null,
    });
    await storeReference(sql, payment.id, { reference: news.reference, clientSecret: news.clientSecret });
    return news;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      const refused = { state: 'failed', failure: error.code, nextCheckAt: null } as const;
      await changePayment(sql, payment.id, 'created', refused);
    }
    throw error;
  }
}
