import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Waits for a lock on a named thing and holds it until the transaction ends. `shared` holders only keep
 * `exclusive` ones out. Nothing is written, so many may hold one at once without cost. Two locks are taken
 * in the order of the domain's own rules, everywhere the same.
 */
export async function lock(
  tx: Pick<Transaction, 'sql'>,
  kind: string,
  id: string,
  mode: LockMode,
): Promise<void> {
  await lockInTurn(tx, [[kind, id, mode]]);
}

export type LockMode = 'shared' | 'exclusive';

export type NamedLock = readonly [kind: string, id: string, mode: LockMode];

/** Several of them, one after the other as they stand, in one statement. */
export async function lockInTurn(tx: Pick<Transaction, 'sql'>, locks: readonly NamedLock[]): Promise<void> {
  const waits = locks.map(([kind, id, mode]): SQL => {
    const key = sql`hashtextextended(${`${kind}:${id}`}, 0)`;
    return mode === 'shared' ? sql`pg_advisory_xact_lock_shared(${key})` : sql`pg_advisory_xact_lock(${key})`;
  });
  await tx.sql.execute(sql`select ${sql.join(waits, sql`, `)}`);
}
