import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { ProviderRefused } from './payment-provider.service.ts';
import { keepAnswer, takeAnswer } from './simulator.repository.ts';

/** What the simulator runs on. */
export type SimulatorParts = Pick<Parts, 'database' | 'clock'>;

/**
 * Does what a key asks for once and gives its first answer every time, a refusal included. Of two calls at once with
 * one key the second waits for the first. `work` must refuse (`ProviderRefused`) before it writes anything, and its
 * answer must survive JSON. Throws `ProviderRefused` for a key that came with something else before.
 */
export async function once<Answer>(
  parts: SimulatorParts,
  key: string,
  asked: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = JSON.stringify(asked);
  const kept = await parts.database.transaction(async (tx) => {
    const before = await takeAnswer(tx.sql, key, fingerprint, parts.clock.now());
    if (before.asked !== fingerprint) {
      throw new ProviderRefused('idempotency_error', 'This key was used for something else before.');
    }
    if (before.answer !== null) return before.answer;
    const answer = await work(tx).then(
      (done) => ({ done }),
      (failure: unknown) => ({ refused: refusalIn(failure) }),
    );
    await keepAnswer(tx.sql, key, answer);
    return answer;
  });
  if ('refused' in kept) throw new ProviderRefused(kept.refused.code, kept.refused.message);
  return kept.done as Answer;
}

function refusalIn(failure: unknown): { readonly code: string; readonly message: string } {
  if (!(failure instanceof ProviderRefused)) throw failure;
  return { code: failure.code, message: failure.message };
}

/** The thing that a reference names; refused where there is none. */
export function known<Thing>(thing: Thing | undefined, reference: string): Thing {
  if (thing !== undefined) return thing;
  throw new ProviderRefused('resource_missing', `There is nothing called ${reference}.`);
}
