import { sql } from 'drizzle-orm';
import { type Db, PgBoss, type QueueOptions } from 'pg-boss';
import type { Sql } from '../database/database.ts';

/**
 * All jobs share one pg-boss queue; the name in the envelope tells them apart. That way a process polls the database a
 * few times in two seconds, however many kinds of jobs there are.
 */
export const queueName = 'chalkline';

/** A key is unique among queued jobs: `onlyOne` is that key; other jobs use their own id. */
const policy = 'short';

const queueSettings: QueueOptions = {
  /** A dead process is detected by its missing heartbeat, not by the time limit of its jobs. */
  heartbeatSeconds: 30,
  retryLimit: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  retentionSeconds: 30 * 86_400,
  /** Finished jobs are kept for troubleshooting. */
  deleteAfterSeconds: 86_400,
};

/** A connection used by nothing else meanwhile. */
export interface SqlConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** pg-boss's view of one of our connections or pools. */
export function bossDatabase(connection: SqlConnection): Db {
  return { executeSql: (text, values) => connection.query(text, values) };
}

/**
 * Creates or upgrades pg-boss's own schema and our queue in it. Part of migrating, under the same lock, so a process
 * that only enqueues jobs never changes tables.
 */
export async function installJobQueue(connection: SqlConnection): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(connection),
    supervise: false,
    schedule: false,
    migrate: true,
  });
  const failures: unknown[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  try {
    await boss.createQueue(queueName, { policy, ...queueSettings });
    await boss.updateQueue(queueName, queueSettings);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (failures.length > 0) throw failures[0];
}

/** How many jobs failed since a moment, after all retries. */
export async function countFailedJobs(database: Sql, since: Date): Promise<number> {
  const { rows } = await database.execute<{ failed: number }>(sql`
    select count(*)::int as failed from pgboss.job
    where name = ${queueName} and state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.failed ?? 0;
}
