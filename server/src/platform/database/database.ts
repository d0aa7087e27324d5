import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Bulk, bulkOn } from './bulk.ts';
import { inTransaction } from './connection.ts';
import { PreparingPool } from './preparing-pool.ts';
import { type ReadTogether, readingTogether } from './shared-snapshot.ts';

/** Runs queries: the pool, or one transaction's connection. Repositories take this and nothing else. */
export type Sql = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
  | '$count'
  | '_'
>;

export interface Transaction {
  readonly sql: Sql;
  readonly bulk: Bulk;
  readonly readTogether: ReadTogether;
  /** Remembers what to do once everything is committed; forgotten when the transaction fails. */
  afterCommit(run: () => void): void;
}

export interface Database {
  /** Outside any transaction: for reads of one statement. */
  readonly sql: Sql;
  /**
   * Runs `work` in one READ COMMITTED transaction; with `snapshot` in a read-only REPEATABLE READ one. A
   * deadlock is tried again (at most three times in all), so `work` must do nothing but database work.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, kind?: 'write' | 'snapshot'): Promise<T>;
}

/** The database with what only the process itself may touch. */
export interface OpenDatabase extends Database {
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at most. 10 keep two cores busy. */
  readonly connections?: number;
  readonly onError?: (error: Error) => void;
}

/** Makes the pool. Connects on first use. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const settings = {
    connectionString: options.url,
    application_name: 'chalkline',
    statement_timeout: 60_000,
    // A machine that vanished says nothing: without these a call would wait for the system's own patience.
    keepAlive: true,
    connectionTimeoutMillis: 20_000,
    idle_in_transaction_session_timeout: 120_000,
  };
  const pool = new PreparingPool({ ...settings, max: options.connections ?? 10 });
  const readers = new pg.Pool({ ...settings, max: readersAtMost });
  // An idle connection that breaks must not end the process; the next query says what is wrong.
  for (const one of [pool, readers]) one.on('error', (error) => options.onError?.(error));
  const sql = drizzle({ client: pool });
  return {
    sql,
    pool,
    url: options.url,
    transaction: (work, kind = 'write') => attempt({ pool, readers }, work, kind, 3),
    close: async () => {
      await Promise.all([pool.end(), readers.end()]);
    },
  };
}

/** Connections for what is read side by side, opened when there is any: more would not read faster on two cores. */
const readersAtMost = 2;

interface Pools {
  readonly pool: pg.Pool;
  readonly readers: pg.Pool;
}

/** A database whose transactions are all part of one that is already open. */
export function joined(tx: Transaction): Database {
  return { sql: tx.sql, transaction: (work) => work(tx) };
}

async function attempt<T>(
  pools: Pools,
  work: (tx: Transaction) => Promise<T>,
  kind: 'write' | 'snapshot',
  triesLeft: number,
): Promise<T> {
  const afterwards: (() => void)[] = [];
  try {
    const result = await inTransaction(pools.pool, kind, (sql, client) => {
      const bulk = bulkOn(client);
      const readTogether = readingTogether(client, pools.readers);
      return work({ sql, bulk, readTogether, afterCommit: (run) => afterwards.push(run) });
    });
    for (const run of afterwards) run();
    return result;
  } catch (error) {
    if (triesLeft > 1 && isDeadlock(error)) return attempt(pools, work, kind, triesLeft - 1);
    throw error;
  }
}

/** The driver's error behind drizzle's wrapper, or null when it was no database error. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? databaseError(error.cause) : null;
}

/** The name of the constraint that refused a row, or null. Repositories turn it into the domain's error. */
export function brokenConstraint(error: unknown): string | null {
  const found = databaseError(error);
  return found?.code?.startsWith('23') ? (found.constraint ?? null) : null;
}

function isDeadlock(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === '40P01' || code === '40001';
}
