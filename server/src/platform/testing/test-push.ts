import { isPublicUrl } from '../outside/public-address.ts';
import type { Push, PushOutcome, PushTarget } from '../push/push.ts';

/** Push messages for tests: collected in `sent`, oldest first. */
export class TestPush implements Push {
  readonly publicKey = 'BPublicKeyOfTheTests';
  readonly accepts = isPublicUrl;
  readonly sent: { readonly endpoint: string; readonly text: string }[] = [];
  /** What becomes of messages to an address; unset: they are sent. */
  readonly outcomes = new Map<string, PushOutcome>();

  async send({ endpoint }: PushTarget, text: string): Promise<PushOutcome> {
    const outcome = this.outcomes.get(endpoint) ?? 'sent';
    if (outcome === 'sent') this.sent.push({ endpoint, text });
    return outcome;
  }
}
