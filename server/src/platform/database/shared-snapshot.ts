import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Bulk, bulkOn } from './bulk.ts';
import { inTransaction } from './connection.ts';
import type { Sql } from './database.ts';

/** A connection to read with, one of several. */
export interface Reading {
  readonly sql: Sql;
  readonly bulk: Bulk;
}

/**
 * Runs reads in parallel on separate connections that all share the same snapshot, taken at the call. They don't see
 * what the calling transaction wrote. Resolves with all results, in order.
 */
export type ReadTogether = <T>(
  ...reads: { readonly [Index in keyof T]: (reading: Reading) => Promise<T[Index]> } & readonly unknown[]
) => Promise<T>;

/**
 * `readers` is used for nothing else: a process holding a connection of the main pool may wait for one of these, and a
 * process holding one of these waits for nothing.
 */
export function readingTogether(client: pg.ClientBase, readers: pg.Pool): ReadTogether {
  return async <T>(...reads: readonly unknown[]) => {
    const { rows } = await client.query<{ moment: string }>('select pg_export_snapshot() as moment');
    const moment = rows[0]?.moment ?? '';
    const works = reads as readonly ((reading: Reading) => Promise<unknown>)[];
    const read = await Promise.allSettled(works.map((work) => readAt(readers, moment, work)));
    return read.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }) as T;
  };
}

function readAt<T>(readers: pg.Pool, moment: string, work: (reading: Reading) => Promise<T>): Promise<T> {
  return inTransaction(readers, 'snapshot', async (database, client) => {
    await database.execute(sql.raw(`set transaction snapshot ${pg.escapeLiteral(moment)}`));
    // Already parallel: with parallel workers as well, two reads took twice as long.
    await database.execute(sql.raw('set local max_parallel_workers_per_gather = 0'));
    return work({ sql: database, bulk: bulkOn(client) });
  });
}
