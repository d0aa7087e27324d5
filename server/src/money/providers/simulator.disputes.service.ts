import { ProviderRefused } from './payment-provider.service.ts';
import { recordEvent } from './simulator.events.service.ts';
import { known, type SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import { findDispute, lockDispute, updateDispute } from './simulator.repository.ts';
import type { TestDispute } from './simulator.table.ts';

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
  text: string,
): Promise<TestDispute> {
  await progress(parts);
  return parts.database.transaction(async (tx) => {
    const dispute = known(await lockDispute(tx.sql, reference), reference);
    if (dispute.state !== 'needs_response') {
      throw new ProviderRefused('dispute_closed', 'Evidence for this dispute is no longer taken.');
    }
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
