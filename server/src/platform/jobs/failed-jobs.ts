import { sql } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { queueName } from '../job-queue/job-queue.ts';

/** How many jobs were given up since a moment, after all their tries. */
export async function countFailedJobs(database: Sql, since: Date): Promise<number> {
  const { rows } = await database.execute<{ failed: number }>(sql`
    select count(*)::int as failed from pgboss.job
    where name = ${queueName} and state = 'failed' and completed_on >= ${since.toISOString()}::timestamptz`);
  return rows[0]?.failed ?? 0;
}
