import type { Transaction } from '../../platform/database/database.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { moveMoney, newReference, recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import {
  findDispute,
  findTestFile,
  insertTestFile,
  lockDispute,
  lockPayment,
  updateDispute,
} from './simulator.repository.ts';
import type { TestDispute, TestFile } from './simulator.table.ts';

/** How long the buyer's bank looks at evidence. */
const reviewMilliseconds = 60_000;

export async function readTestDispute(parts: SimulatorParts, reference: string): Promise<TestDispute> {
  await progress(parts);
  return known(await findDispute(parts.database.sql, reference), reference);
}

/** Sends evidence, once. As in Stripe's test mode, `losing_evidence` in its text loses; any other text wins. */
export async function sendTestEvidence(
  parts: SimulatorParts,
  reference: string,
  { text, files }: { readonly text: string; readonly files: readonly string[] },
): Promise<TestDispute> {
  await progress(parts);
  return parts.database.transaction(async (tx) => {
    const dispute = known(await lockDispute(tx.sql, reference), reference);
    if (dispute.state !== 'needs_response') {
      throw new ProviderRefused('dispute_closed', 'Evidence for this dispute is no longer taken.');
    }
    for (const file of files) known(await findTestFile(tx.sql, file), file);
    const now = parts.clock.now();
    const change = {
      state: 'under_review',
      verdict: text.includes('losing_evidence') ? 'lost' : 'won',
      dueAt: new Date(now.getTime() + reviewMilliseconds),
    } as const;
    await updateDispute(tx.sql, reference, change);
    await recordEvent(tx, { kind: 'charge.dispute.updated', about: 'dispute', reference }, now);
    return { ...dispute, ...change };
  });
}

/** Keeps a file for evidence, without its bytes: no bank reads them here. Gives its name. */
export async function keepTestFile(
  tx: Transaction,
  file: Pick<TestFile, 'name' | 'type' | 'size'>,
  now: Date,
): Promise<string> {
  const reference = newReference('file', now);
  await insertTestFile(tx.sql, { reference, ...file, createdAt: now });
  return reference;
}

/** Gives a dispute up: it's lost at once. */
export async function acceptTestDispute(parts: SimulatorParts, reference: string): Promise<TestDispute> {
  await progress(parts);
  return parts.database.transaction(async (tx) => {
    const dispute = known(await lockDispute(tx.sql, reference), reference);
    if (dispute.state !== 'needs_response') {
      throw new ProviderRefused('dispute_closed', 'This dispute can no longer be given up.');
    }
    const change = { state: 'lost', verdict: 'lost', dueAt: null } as const;
    await updateDispute(tx.sql, reference, change);
    const closed = { kind: 'charge.dispute.closed', about: 'dispute', reference } as const;
    await recordEvent(tx, closed, parts.clock.now());
    return { ...dispute, ...change };
  });
}

/** Takes money of a payment back from the seller's account; gives how much, 0 where nothing was transferred. */
export async function reverseTestTransfer(
  tx: Transaction,
  { payment: reference, amount }: { readonly payment: string; readonly amount: number },
  now: Date,
): Promise<number> {
  const {
    destination,
    currency,
    amount: paid,
    refunded,
  } = known(await lockPayment(tx.sql, reference), reference);
  if (destination === null) return 0;
  if (amount < 1 || amount > paid - refunded) {
    throw new ProviderRefused('amount_too_large', 'The reversal is above what is left of the transfer.');
  }
  const moved = { kind: 'transfer_refund', fee: 0, currency, source: newReference('trr', now) } as const;
  await moveMoney(
    tx,
    [
      { ...moved, account: null, amount },
      { ...moved, account: destination, amount: -amount },
    ],
    now,
  );
  return amount;
}
