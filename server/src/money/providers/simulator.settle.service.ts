import type { Transaction } from '../../platform/database/database.ts';
import { isSetup } from './provider-events.rules.ts';
import { providerFeeFor } from './simulated-fees.rules.ts';
import { moveMoney, newReference, paymentNewsKind, recordEvent } from './simulator.events.service.ts';
import { updatePayment } from './simulator.repository.ts';
import type { TestPayment } from './simulator.table.ts';
import { insertMethod } from './test-methods.repository.ts';

/** How soon a disputed payment is disputed after it succeeded. */
const disputedAfterMilliseconds = 5_000;

/** Takes the money of a payment: it lies with the platform, and what is a seller's goes on to its account at once. */
export async function succeed(tx: Transaction, payment: TestPayment, now: Date): Promise<TestPayment> {
  const { reference, amount, currency, destination, fee } = payment;
  const providerFee = isSetup(reference) ? 0 : providerFeeFor(amount, currency);
  const about = { currency, source: reference };
  const platform = { ...about, account: null };
  await moveMoney(
    tx,
    [
      { ...platform, kind: 'charge', amount, fee: providerFee },
      ...(destination === null
        ? []
        : [
            { ...platform, kind: 'transfer' as const, amount: -amount, fee: 0 },
            { ...about, account: destination, kind: 'transfer' as const, amount, fee },
            { ...platform, kind: 'fee' as const, amount: fee, fee: 0 },
          ]),
    ],
    now,
  );
  const method = await keepCard(tx, payment, now);
  await recordEvent(tx, paymentNewsKind(reference, 'succeeded'), now);
  const disputeAt = new Date(now.getTime() + disputedAfterMilliseconds);
  return updatePayment(tx.sql, reference, {
    state: 'succeeded',
    method,
    decline: null,
    willSucceed: null,
    providerFee,
    succeededAt: now,
    dueAt: payment.willBeDisputed && amount > 0 ? disputeAt : null,
  });
}

/** Keeps the card that paid, where that was asked for. */
async function keepCard(
  tx: Transaction,
  { saves, customer, card }: TestPayment,
  now: Date,
): Promise<string | null> {
  if (!saves || customer === null || card === null) return null;
  const reference = newReference('pm', now);
  await insertMethod(tx.sql, { reference, customer, card, forgottenAt: null, createdAt: now });
  return reference;
}

/** A try that came to nothing: the buyer may try again with another card. */
export async function decline(
  tx: Transaction,
  { reference }: TestPayment,
  reason: NonNullable<TestPayment['decline']>,
  now: Date,
): Promise<TestPayment> {
  await recordEvent(tx, paymentNewsKind(reference, 'failed'), now);
  return updatePayment(tx.sql, reference, {
    state: 'open',
    decline: reason,
    willSucceed: null,
    willBeDisputed: false,
    dueAt: null,
  });
}
