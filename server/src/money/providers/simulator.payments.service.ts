import { type CurrencyCode, currencies } from '@chalkline/contract/money/currencies.ts';
import { largestAmount } from '@chalkline/contract/money/money.schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { accountThatMayCharge } from './simulator.accounts.service.ts';
import { newReference, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import { findPayment, insertPayment, lockPayment, updatePayment } from './simulator.repository.ts';
import { decline, succeed } from './simulator.settle.service.ts';
import type { TestPayment } from './simulator.table.ts';
import { behaviorOf } from './test-cards.rules.ts';

/** How long a delayed payment takes to succeed or fail. */
const processingMilliseconds = 10_000;

export interface TestPaymentAsked {
  readonly orderId: string;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly destination: string | null;
  readonly fee: number;
}

/** Opens a payment. Refused for amounts that no provider takes and for accounts that may not take money. */
export async function openTestPayment(
  tx: Transaction,
  asked: TestPaymentAsked,
  now: Date,
): Promise<TestPayment> {
  const { minimum, step } = currencies[asked.currency];
  if (asked.amount < minimum) throw new ProviderRefused('amount_too_small', 'The amount is too small.');
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
  const reference = newReference('pi', now);
  const payment: TestPayment = {
    ...asked,
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
    const change = { decline: null, willBeDisputed: isDisputed, refunds };
    if (result === 'declined') return decline(tx, payment, 'card_declined', now);
    if (result === 'insufficient_funds') return decline(tx, payment, 'insufficient_funds', now);
    if (result === 'challenged') {
      await recordEvent(tx, { kind: 'payment_intent.requires_action', about: 'payment', reference }, now);
      return updatePayment(tx.sql, reference, { ...change, state: 'challenged' });
    }
    if (result === 'succeeds') {
      return succeed(tx, await updatePayment(tx.sql, reference, change), now);
    }
    await recordEvent(tx, { kind: 'payment_intent.processing', about: 'payment', reference }, now);
    return updatePayment(tx.sql, reference, {
      ...change,
      state: 'processing',
      willSucceed: result === 'pending_then_succeeds',
      dueAt: new Date(now.getTime() + processingMilliseconds),
    });
  });
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
    await recordEvent(tx, { kind: 'payment_intent.canceled', about: 'payment', reference }, now);
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
    if (!states.includes(payment.state)) {
      throw new ProviderRefused('payment_intent_unexpected_state', `This payment is ${payment.state}.`);
    }
    return change(tx, payment, parts.clock.now());
  });
}
