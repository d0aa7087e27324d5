import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { type LockMode, lock, lockInTurn, type NamedLock } from './locks.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** How the locks are held, by their names, while they are. */
function held(locks: readonly NamedLock[]): Promise<string[]> {
  return database.transaction(async (tx) => {
    await lockInTurn(tx, locks);
    const { rows } = await tx.sql.execute<{ key: string; mode: string }>(sql`
      select ((classid::bigint << 32) | objid::bigint)::text as key, mode from pg_locks
      where locktype = 'advisory' and pid = pg_backend_pid()`);
    const modes = new Map(rows.map(({ key, mode }) => [key, mode]));
    const found: string[] = [];
    for (const [kind, id] of locks) {
      const asked = await tx.sql.execute<{ key: string }>(
        sql`select hashtextextended(${`${kind}:${id}`}, 0)::text as key`,
      );
      found.push(modes.get(asked.rows[0]?.key ?? '') ?? 'not held');
    }
    return found;
  });
}

const modeOf = { shared: 'ShareLock', exclusive: 'ExclusiveLock' } as const;

it.each([1, 2, 6, 7, 12])('%i locks at once are held as each was asked for', async (count) => {
  const modes = Array.from({ length: count }, (_, at): LockMode => (at % 3 === 1 ? 'exclusive' : 'shared'));
  const locks = modes.map((mode, at): NamedLock => ['heat', String(at), mode]);
  expect(await held(locks)).toEqual(modes.map((mode) => modeOf[mode]));
});

it('who asks for a lock that is held alone waits until it is let go of', async () => {
  const order: string[] = [];
  let letGo: () => void = () => undefined;
  const mayLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let tellHeld: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  const first = database.transaction(async (tx) => {
    await lock(tx, 'heat', 'final', 'exclusive');
    tellHeld();
    await mayLetGo;
    order.push('first');
  });
  await isHeld;
  const second = database.transaction(async (tx) => {
    await lock(tx, 'heat', 'final', 'shared');
    order.push('second');
  });
  await expect
    .poll(() => database.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`))
    .toMatchObject({ rowCount: 1 });
  letGo();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
