import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Sql } from './database.ts';

const begins = {
  write: 'begin isolation level read committed',
  snapshot: 'begin isolation level repeatable read read only',
} as const;

export type TransactionKind = keyof typeof begins;

/**
 * Runs `work` in one transaction on a connection of its own: all of it is committed, or nothing. `sql` is the
 * connection's own, the same in each of its transactions, so that what was built once for it is there the next time.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  kind: TransactionKind,
  work: (sql: Sql, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isSound = true;
  // It may break between two statements, when nobody waits for it: the next one fails, and says so.
  const broke = () => {
    isSound = false;
  };
  client.on('error', broke);
  try {
    await client.query(begins[kind]);
    const outcome = await work(sqlOf(client), client);
    await client.query('commit');
    return outcome;
  } catch (error) {
    // A connection that does not even roll back is of no more use; why the work failed is what counts.
    await client.query('rollback').catch(broke);
    throw error;
  } finally {
    client.off('error', broke);
    client.release(!isSound);
  }
}

const known = new WeakMap<pg.PoolClient, Sql>();

function sqlOf(client: pg.PoolClient): Sql {
  const sql = known.get(client) ?? drizzle({ client });
  known.set(client, sql);
  return sql;
}
