import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Waits for a lock on a named thing and holds it until the transaction ends. `shared` holders only keep
 * `exclusive` ones out. Nothing is written, so many may hold one at once without cost. Two locks are taken
 * in the order of the domain's own rules, everywhere the same.
 */
export async function lock(
  tx: Transaction,
  kind: string,
  id: string,
  mode: 'shared' | 'exclusive',
): Promise<void> {
  const key = sql`hashtextextended(${`${kind}:${id}`}, 0)`;
  await tx.sql.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
}
