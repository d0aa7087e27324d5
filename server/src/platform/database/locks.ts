import { type SQL, sql } from 'drizzle-orm';
import { builtOnce, prepareWritten } from './built-once.ts';
import type { Transaction } from './database.ts';

/**
 * Waits for a lock on a named thing and holds it until the transaction ends. `shared` holders only exclude `exclusive`
 * ones. Nothing is written, so many holders at once cost nothing. Callers that take two locks follow the order of their
 * domain's rules.
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

/** Takes several locks in the given order, in one statement. */
export async function lockInTurn(tx: Pick<Transaction, 'sql'>, locks: readonly NamedLock[]): Promise<void> {
  const keys = Object.fromEntries(locks.map(([kind, id], index) => [index, `${kind}:${id}`]));
  const modes = locks.map(([, , mode]) => letters[mode]).join('');
  if (locks.length > builtAtMost) await tx.sql.execute(waitsOf(modes, (index) => keys[index]));
  else await builtLocks(tx.sql, modes).execute(keys);
}

/** Longer lists are rare and get a statement of their own. */
const builtAtMost = 6;

const letters: Readonly<Record<LockMode, string>> = { shared: 's', exclusive: 'x' };

const builtLocks = builtOnce('locks', (database, shape, statement) =>
  prepareWritten(
    database,
    statement,
    waitsOf(shape, (index) => sql.placeholder(String(index))),
  ),
);

function waitsOf(modes: string, key: (index: number) => unknown): SQL {
  const waits = [...modes].map((mode, index): SQL => {
    const hash = sql`hashtextextended(${key(index)}, 0)`;
    return mode === letters.shared
      ? sql`pg_advisory_xact_lock_shared(${hash})`
      : sql`pg_advisory_xact_lock(${hash})`;
  });
  return sql`select ${sql.join(waits, sql`, `)}`;
}
