import type { Sql, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { endPurchase, findPurchased, insertPurchase } from './purchases.repository.ts';

interface Bought {
  readonly programId: string;
  readonly personId: string;
  /** The unit of the order that paid it; null: its coach gives it. */
  readonly unit: { readonly id: string; readonly orderId: string } | null;
}

/** Opens a paid program to a person who bought it or gets it from its coach. Does nothing where it is open to them. */
export async function openProgram(parts: Parts, tx: Transaction, bought: Bought): Promise<void> {
  const { programId, personId, unit } = bought;
  const boughtAt = parts.clock.now();
  const id = unit?.id ?? newId(boughtAt.getTime());
  const orderId = unit?.orderId ?? null;
  await insertPurchase(tx.sql, { id, programId, personId, orderId, boughtAt, endedAt: null });
}

/** Closes it again after a refund, and tells to whom; null when it was closed before. */
export async function closeProgram(parts: Parts, tx: Transaction, unitId: string): Promise<string | null> {
  return (await endPurchase(tx.sql, unitId, parts.clock.now()))?.personId ?? null;
}

/** Which of these programs are open to a person. */
export function openPrograms(
  sql: Sql,
  personId: string,
  programIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return findPurchased(sql, personId, programIds);
}
