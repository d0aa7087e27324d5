import { ProviderRefused, type SavedMethod } from '../../money/providers/payment-provider.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { providerOf } from '../provider/provider.service.ts';
import { forgetMethodJob } from './saved-methods.jobs.ts';
import { deleteSavedMethod, deleteSavedMethodsOf, insertSavedMethod } from './saved-methods.repository.ts';

/** Keeps the method that a payment was made with. Gives its id. */
export async function keepMethod(
  parts: Parts,
  tx: Transaction,
  personId: string,
  { customer, reference, brand, last4 }: SavedMethod,
): Promise<string> {
  const createdAt = parts.clock.now();
  const id = newId(createdAt.getTime());
  const provider = providerOf(parts).name;
  await insertSavedMethod(tx.sql, {
    id,
    personId,
    provider,
    customer,
    reference,
    brand,
    last4,
    createdAt,
  });
  return id;
}

/** Takes no more payments from a method, here at once and at the provider soon. Safe to repeat. */
export async function forgetMethod(parts: Parts, tx: Transaction, methodId: string): Promise<void> {
  for (const { provider, reference } of await deleteSavedMethod(tx.sql, methodId))
    await parts.jobs.enqueue(tx, forgetMethodJob, { provider, reference });
}

/** The same for everything that somebody left. */
export async function forgetMethodsOf(parts: Parts, tx: Transaction, personId: string): Promise<void> {
  for (const { provider, reference } of await deleteSavedMethodsOf(tx.sql, personId))
    await parts.jobs.enqueue(tx, forgetMethodJob, { provider, reference });
}

/** A method that was kept with money that went back: nothing may be taken from it. */
export async function forgetUnused(parts: Parts, tx: Transaction, { reference }: SavedMethod): Promise<void> {
  await parts.jobs.enqueue(tx, forgetMethodJob, { provider: providerOf(parts).name, reference });
}

/** One of another provider went with that provider’s keys. */
export async function forgetAtProvider(
  parts: Parts,
  { provider: name, reference }: { readonly provider: string; readonly reference: string },
): Promise<void> {
  const provider = providerOf(parts);
  if (provider.name !== name) return;
  await provider.forgetMethod(reference).catch((failure: unknown) => {
    const isGone = failure instanceof ProviderRefused && failure.code === 'resource_missing';
    if (!isGone) throw failure;
  });
}
