import { notFound } from '../../platform/http/refusal.ts';
import type { Sellable } from './sellable.service.ts';

const sellables = new Map<string, Sellable>();

/** Makes kinds of things known to the checkout. The manifest hands over those of all domains. */
export function registerSellables(kinds: readonly Sellable[]): void {
  for (const sellable of kinds) sellables.set(sellable.kind, sellable);
}

export function findSellable(kind: string): Sellable | undefined {
  return sellables.get(kind);
}

/** Everything that sells. */
export const allSellables = (): Iterable<Sellable> => sellables.values();

/** What sells things of this kind. Throws 404 where nothing does. */
export function sellableOf(kind: string): Sellable {
  const found = findSellable(kind);
  if (!found) throw notFound();
  return found;
}
