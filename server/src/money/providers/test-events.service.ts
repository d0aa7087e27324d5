import type { Parts } from '../../platform/parts.ts';
import { isSetup } from './provider-events.rules.ts';
import type { SimulatorParts } from './simulator.once.service.ts';
import { progress } from './simulator.progress.service.ts';
import { takeWaitingEvent, updateEvent } from './simulator.repository.ts';
import type { TestEvent } from './simulator.table.ts';
import { testSignatureHeader, testWebhookSecret } from './test-provider.service.ts';
import { signWebhook } from './webhook-signature.service.ts';

/** Where the product takes webhooks. */
export const paymentWebhookPath = '/api/payments/webhook';

/** Posts a webhook and gives the status of the answer. */
export type PostWebhook = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** Seconds until an event is delivered again; after the last wait it's dropped. */
const waits = [5, 30, 300, 1800, 3600, 3600, 3600];

/** The object that an event is about, by the name it has in Stripe's events. */
export const objectNames = {
  payment: 'payment_intent',
  refund: 'refund',
  account: 'account',
  payout: 'payout',
  dispute: 'dispute',
} as const;

/**
 * Applies whatever is due at the simulated provider and delivers every waiting event, oldest first. An event answered
 * with a status other than 2xx is delivered again later. Returns how many were delivered.
 */
export async function tellWaitingEvents(
  parts: SimulatorParts,
  tell: (event: TestEvent) => Promise<boolean>,
): Promise<number> {
  await progress(parts);
  let told = 0;
  for (;;) {
    const now = parts.clock.now();
    // Claimed for a while before delivery, so that a process that dies loses nothing and no transaction is held open.
    const event = await parts.database.transaction(async (tx) => {
      const waiting = await takeWaitingEvent(tx.sql, now);
      if (waiting === undefined) return undefined;
      const wait = waits[waiting.tries];
      const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait * 1000);
      await updateEvent(tx.sql, waiting.id, { tries: waiting.tries + 1, nextTryAt });
      return waiting;
    });
    if (event === undefined) return told;
    if (!(await tell(event))) continue;
    await updateEvent(parts.database.sql, event.id, { nextTryAt: null });
    told += 1;
  }
}

/** Delivers the waiting events of the TestProvider to our own webhook, signed. */
export async function deliverTestEvents(
  parts: Pick<Parts, 'database' | 'clock' | 'config'>,
  post: PostWebhook,
): Promise<number> {
  return tellWaitingEvents(parts, async (event) => {
    const { body, signature } = signedEvent(parts, event);
    const status = await post(body, { 'content-type': 'application/json', [testSignatureHeader]: signature });
    return status >= 200 && status < 300;
  });
}

/** One event as a webhook of the TestProvider. */
export function signedEvent(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  { id, kind, account, createdAt, about, reference }: TestEvent,
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify({
    id,
    object: 'event',
    type: kind,
    account,
    created: Math.floor(createdAt.getTime() / 1000),
    data: { object: { id: reference, object: isSetup(reference) ? 'setup_intent' : objectNames[about] } },
  });
  return { body, signature: signWebhook(body, testWebhookSecret(config), clock.now()) };
}

/** Delivers again and again while a process runs. Only where the TestProvider is in use. */
export function startTestEvents(parts: Parts, post: PostWebhook, everyMilliseconds = 1000): { stop(): void } {
  const timer = setInterval(() => {
    parts.afterCommit.run('events of the test provider', async (own) => {
      await deliverTestEvents(own, post);
    });
  }, everyMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
