import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { largestAmount } from '@chalkline/contract/money/money.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { isSetup } from './provider-events.rules.ts';
import { accountThatMayCharge } from './simulator.accounts.service.ts';
import { newReference, paymentNewsKind, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import { findPayment, insertPayment, lockPayment, updatePayment } from './simulator.repository.ts';
import { decline, succeed } from './simulator.settle.service.ts';
import type { TestPayment } from './simulator.table.ts';
import { behaviorOf, digitsOf } from './test-cards.rules.ts';
import { findMethod, forgetMethod } from './test-methods.repository.ts';

/** How long a delayed payment takes to succeed or fail. */
const processingMilliseconds = 10_000;

export interface TestPaymentAsked {
  readonly orderId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly destination: string | null;
  readonly fee: number;
  readonly saves: boolean;
  readonly customer: string | null;
}

/**
 * Opens a payment, or with 0 one that only keeps the card. Refused for amounts that no provider takes and for accounts
 * that may not take money.
 */
export async function openTestPayment(
  tx: Transaction,
  asked: TestPaymentAsked,
  now: Date,
): Promise<TestPayment> {
  const { minimum, step } = currencies[asked.currency];
  const onlyKeeps = asked.amount === 0 && asked.saves;
  if (asked.amount < minimum && !onlyKeeps)
    throw new ProviderRefused('amount_too_small', 'The amount is too small.');
  if (asked.amount > largestAmount) throw new ProviderRefused('amount_too_large', 'The amount is too large.');
  if (asked.amount % step !== 0) {
    throw new ProviderRefused(
      'parameter_invalid_integer',
      'The amount is between the steps of its currency.',
    );
  }
  if (asked.fee > 0 && asked.destination === null) {
    throw new ProviderRefused('parameter_missing', 'A fee needs the account of a seller.');
  }
  if (asked.fee > asked.amount)
    throw new ProviderRefused('parameter_invalid_integer', 'The fee is too high.');
  if (asked.destination !== null) await accountThatMayCharge(tx, asked.destination);
  const reference = newReference(onlyKeeps ? 'seti' : 'pi', now);
  const payment: TestPayment = {
    ...asked,
    customer: asked.customer ?? (asked.saves ? newReference('cus', now) : null),
    card: null,
    method: null,
    reference,
    clientSecret: `${reference}_secret_${newId().replaceAll('-', '')}`,
    state: 'open',
    decline: null,
    willSucceed: null,
    willBeDisputed: false,
    refunds: 'succeeds',
    providerFee: null,
    refunded: 0,
    feeRefunded: 0,
    sentOn: 0,
    dueAt: null,
    succeededAt: null,
    createdAt: now,
  };
  await insertPayment(tx.sql, payment);
  return payment;
}

export async function readTestPayment(parts: SimulatorParts, reference: string): Promise<TestPayment> {
  await progress(parts);
  return known(await findPayment(parts.database.sql, reference), reference);
}

/** Pays with a card, as the buyer's browser does. Refused for a wrong secret and for a payment that isn't open. */
export async function confirmTestPayment(
  parts: SimulatorParts,
  clientSecret: string,
  card: string,
): Promise<TestPayment> {
  return withOpenPayment(parts, clientSecret, ['open'], async (tx, payment, now) => {
    const { result, isDisputed, refunds } = behaviorOf(card);
    const { reference } = payment;
    const kept = payment.saves ? { card: digitsOf(card) } : {};
    const change = { decline: null, willBeDisputed: isDisputed, refunds, ...kept };
    if (result === 'declined') return decline(tx, payment, 'card_declined', now);
    if (result === 'insufficient_funds') return decline(tx, payment, 'insufficient_funds', now);
    if (result === 'challenged') {
      await recordEvent(tx, paymentNewsKind(reference, 'requires_action'), now);
      return updatePayment(tx.sql, reference, { ...change, state: 'challenged' });
    }
    if (result === 'succeeds') {
      return succeed(tx, await updatePayment(tx.sql, reference, change), now);
    }
    const changed = await updatePayment(tx.sql, reference, change);
    return takeTime(tx, changed, result === 'pending_then_succeeds', now);
  });
}

/** The bank says later whether it pays. */
async function takeTime(
  tx: Transaction,
  { reference }: TestPayment,
  willSucceed: boolean,
  now: Date,
): Promise<TestPayment> {
  if (!isSetup(reference)) {
    await recordEvent(tx, { kind: 'payment_intent.processing', about: 'payment', reference }, now);
  }
  const dueAt = new Date(now.getTime() + processingMilliseconds);
  return updatePayment(tx.sql, reference, { decline: null, state: 'processing', willSucceed, dueAt });
}

/** Takes an open payment from a card that was kept. Refused for one that was forgotten or is somebody else's. */
export async function payTestPaymentWithSaved(
  tx: Transaction,
  asked: { readonly payment: string; readonly method: string },
  now: Date,
): Promise<TestPayment> {
  const payment = known(await lockPayment(tx.sql, asked.payment), asked.payment);
  const method = known(await findMethod(tx.sql, asked.method), asked.method);
  if (method.forgottenAt !== null || method.customer !== payment.customer) {
    throw new ProviderRefused('payment_method_unexpected_state', 'This card can’t be used anymore.');
  }
  requireState(payment, ['open']);
  const { result, later } = behaviorOf(method.card);
  if (later !== 'succeeds') return decline(tx, payment, later, now);
  if (result === 'pending_then_succeeds') return takeTime(tx, payment, true, now);
  return succeed(tx, payment, now);
}

/** A card takes no payments anymore. */
export async function forgetTestMethod(
  { database, clock }: SimulatorParts,
  reference: string,
): Promise<void> {
  known(await findMethod(database.sql, reference), reference);
  await forgetMethod(database.sql, reference, clock.now());
}

/** Answers the challenge of the buyer's bank. */
export async function answerChallenge(
  parts: SimulatorParts,
  clientSecret: string,
  passes: boolean,
): Promise<TestPayment> {
  return withOpenPayment(parts, clientSecret, ['challenged'], (tx, payment, now) =>
    passes ? succeed(tx, payment, now) : decline(tx, payment, 'authentication_failed', now),
  );
}

/** Cancels a payment that nobody has paid. Refused once it is processing or done. */
export async function cancelTestPayment(parts: SimulatorParts, reference: string): Promise<TestPayment> {
  return withPayment(parts, reference, ['open', 'challenged', 'canceled'], async (tx, payment, now) => {
    if (payment.state === 'canceled') return payment;
    await recordEvent(tx, paymentNewsKind(reference, 'canceled'), now);
    return updatePayment(tx.sql, reference, { state: 'canceled' });
  });
}

type Change = (tx: Transaction, payment: TestPayment, now: Date) => Promise<TestPayment>;

async function withOpenPayment(
  parts: SimulatorParts,
  clientSecret: string,
  states: readonly TestPayment['state'][],
  change: Change,
): Promise<TestPayment> {
  const [reference = ''] = clientSecret.split('_secret_');
  return withPayment(parts, reference, states, (tx, payment, now) => {
    known(payment.clientSecret === clientSecret ? payment : undefined, reference);
    return change(tx, payment, now);
  });
}

async function withPayment(
  parts: SimulatorParts,
  reference: string,
  states: readonly TestPayment['state'][],
  change: Change,
): Promise<TestPayment> {
  await progress(parts);
  return parts.database.transaction(async (tx) => {
    const payment = known(await lockPayment(tx.sql, reference), reference);
    requireState(payment, states);
    return change(tx, payment, parts.clock.now());
  });
}

function requireState({ state }: TestPayment, states: readonly TestPayment['state'][]): void {
  if (!states.includes(state)) {
    throw new ProviderRefused('payment_intent_unexpected_state', `This payment is ${state}.`);
  }
}
