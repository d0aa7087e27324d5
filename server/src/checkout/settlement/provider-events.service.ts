import { BadSignature, type ProviderEvent } from '../../money/providers/payment-provider.service.ts';
import type { Parts } from '../../platform/parts.ts';
import { providerOf } from '../provider/provider.service.ts';
import { insertProviderEvent } from './provider-events.repository.ts';
import { badSignature } from './settlement.errors.ts';
import { handleProviderEventJob } from './settlement.jobs.ts';

type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Stores a webhook once and has it handled in the background. Throws 400 for one that the provider didn't sign. */
export async function receiveProviderEvent(
  parts: Parts,
  raw: string,
  headers: WebhookHeaders,
): Promise<null> {
  const provider = providerOf(parts).name;
  const event = await readEvent(parts, raw, headers);
  await parts.database.transaction(async (tx) => {
    const { id: eventId, kind, about, reference } = event;
    const receivedAt = parts.clock.now();
    const row = { provider, eventId, kind, about, reference, receivedAt, handledAt: null };
    const isNew = await insertProviderEvent(tx.sql, row);
    if (isNew) await parts.jobs.enqueue(tx, handleProviderEventJob, { provider, eventId });
  });
  return null;
}

async function readEvent(parts: Parts, raw: string, headers: WebhookHeaders): Promise<ProviderEvent> {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  try {
    return await providerOf(parts).readWebhook(Buffer.from(raw, 'utf8'), Object.fromEntries(single));
  } catch (error) {
    if (error instanceof BadSignature) throw badSignature();
    throw error;
  }
}
