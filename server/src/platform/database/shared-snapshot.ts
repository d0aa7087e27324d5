import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Bulk, bulkOn } from './bulk.ts';
import { inTransaction } from './connection.ts';
import type { Sql } from './database.ts';

/** What may be read with on one of several connections. */
export interface Reading {
  readonly sql: Sql;
  readonly bulk: Bulk;
}

/**
 * Reads side by side on connections of their own, all of which see what is committed when it is called: nothing can
 * come in between them. What the asking transaction itself wrote they do not see. Gives the answers in order once
 * all are there.
 */
export type ReadTogether = <T>(
  ...reads: { readonly [Index in keyof T]: (reading: Reading) => Promise<T[Index]> } & readonly unknown[]
) => Promise<T>;

/**
 * `readers` is for this alone: whoever holds a connection of the main pool waits for one of these, and who holds one
 * of these waits for nothing.
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
    // Side by side already: with further processes for each read, two of them took twice as long.
    await database.execute(sql.raw('set local max_parallel_workers_per_gather = 0'));
    return work({ sql: database, bulk: bulkOn(client) });
  });
}
