import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase, Transaction } from '../database/database.ts';
import { newId } from '../ids/new-id.ts';
import type { JobDefinition, Jobs } from '../job-queue/enqueue.ts';
import { bossDatabase, queueName } from '../job-queue/job-queue.ts';
import type { Log } from '../log/log.ts';
import type { Parts } from '../parts.ts';
import { makeJobEnvelopes } from './job-envelope.ts';
import { makeJobRunner } from './job-runner.ts';
import { type JobPace, startJobWorkers, wake } from './job-workers.ts';
import type { Job } from './jobs.ts';

/** Jobs as the process holds them: it starts and stops them. */
export interface ProcessJobs extends Jobs {
  /** From now on jobs can be sent, and unless the role is `web` they are run here. */
  start(parts: Parts): Promise<void>;
  /**
   * Takes no new job, waits for those under way, gives what is left after so many seconds to others. Asked
   * again with 0, it waits no longer.
   */
  stop(waitSeconds?: number): Promise<void>;
  /** `working` runs jobs, `sending` only sends them. */
  state(): 'stopped' | 'sending' | 'working';
  /**
   * Runs here and now every waiting job that is due by the clock, one after the other, and those that they
   * send, until none is left. For tests and for filling a new database: call it where no worker runs. Throws
   * the first failure once all had their turn; what failed goes on waiting.
   */
  drain(parts: Parts): Promise<void>;
}

export interface JobsOptions {
  readonly database: OpenDatabase;
  readonly config: Pick<Config, 'role' | 'appSecret'>;
  readonly log: Log;
  readonly clock: Clock;
  /** Every job there is: server/src/manifests.ts. */
  readonly jobs: readonly Job[];
  readonly pace?: Partial<JobPace>;
}

const usualPace: JobPace = { pollSeconds: 2, retrySeconds: 10, workers: 3 };

/** Jobs that one statement writes. */
const sentAtOnce = 1000;

/** Makes the process's jobs on the database's own pool; pg-boss opens no connection. */
export function makeJobs(options: JobsOptions): ProcessJobs {
  const { role, appSecret } = options.config;
  const pace = { ...usualPace, ...options.pace };
  const works = role !== 'web';
  const boss = new PgBoss({
    db: bossDatabase(options.database.pool),
    supervise: works,
    schedule: works,
    migrate: works,
    cronWorkerIntervalSeconds: 30,
    bamIntervalSeconds: 300,
    // pg-boss's flows are not used: their resolver would ask every five seconds.
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => options.log.warn({ warning: warning.message }, 'jobs'));
  const envelopes = makeJobEnvelopes(appSecret);
  const run = makeJobRunner(options.jobs, envelopes);
  const hurry = new AbortController();
  const rowOf = (job: JobDefinition, id: string, onlyOne?: string) => ({
    id,
    singletonKey: onlyOne === undefined ? id : `${job.name}:${onlyOne}`,
    retryLimit: job.retries ?? 5,
    retryDelay: pace.retrySeconds,
    expireInSeconds: job.timeLimit ?? 300,
  });
  let state: ReturnType<ProcessJobs['state']> = 'stopped';
  let stopping: Promise<void> | null = null;

  return {
    async enqueue(tx, job, data, { startAfter, onlyOne } = {}) {
      const now = options.clock.now();
      const id = newId(now.getTime());
      const sinceBegin = startAfter ? await secondsSinceBegin(tx) : 0;
      const envelope = envelopes.pack(job, data, startAfter ?? now);
      await boss.send(queueName, startAfter ? { ...envelope, waits: true } : envelope, {
        ...rowOf(job, id, onlyOne),
        db: fromDrizzle(tx.sql, sql),
        // As a distance, so that a clock of ours that differs from the database's does no harm.
        ...(startAfter && {
          startAfter: sinceBegin + Math.max(0, (startAfter.getTime() - now.getTime()) / 1000),
        }),
      });
      tx.afterCommit(() => wake(boss));
    },
    async enqueueAll(tx, job, all) {
      const now = options.clock.now();
      for (let from = 0; from < all.length; from += sentAtOnce) {
        const rows = all.slice(from, from + sentAtOnce).map(({ data, onlyOne }) => ({
          ...rowOf(job, newId(now.getTime()), onlyOne),
          data: envelopes.pack(job, data, now),
        }));
        await boss.insert(queueName, rows, { db: fromDrizzle(tx.sql, sql) });
      }
      if (all.length > 0) tx.afterCommit(() => wake(boss));
    },
    async start(parts) {
      await boss.start();
      if (works) await startJobWorkers({ boss, parts, run, envelopes, pace, jobs: options.jobs });
      state = works ? 'working' : 'sending';
    },
    stop(waitSeconds = 20) {
      state = 'stopped';
      if (waitSeconds === 0) hurry.abort();
      stopping ??= stopInOrder(boss, waitSeconds, hurry.signal);
      return stopping;
    },
    state: () => state,
    drain: (parts) => drain(boss, run, parts),
  };
}

/** The queue counts from the moment at which the transaction began, and it may have waited for others since. */
async function secondsSinceBegin(tx: Transaction): Promise<number> {
  const seconds = sql<number>`extract(epoch from clock_timestamp() - now())::float8`;
  const { rows } = await tx.sql.execute<{ seconds: number }>(sql`select ${seconds} as seconds`);
  return rows[0]?.seconds ?? 0;
}

/** pg-boss's own graceful stop cannot be hurried, so the waiting is ours. */
async function stopInOrder(boss: PgBoss, waitSeconds: number, hurry: AbortSignal): Promise<void> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitSeconds * 1000);
  hurry.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([boss.offWork(queueName, { wait: true }), enough]);
  clearTimeout(timer);
  await boss.stop({ graceful: false, close: false });
}

async function drain(boss: PgBoss, run: ReturnType<typeof makeJobRunner>, parts: Parts): Promise<void> {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  for (;;) {
    const waiting = await boss.findJobs<{ due?: string; turn?: number }>(queueName, { queued: true });
    const now = parts.clock.now().toISOString();
    const next = waiting
      .filter(({ id, data }) => !tried.has(id) && (data.due ?? '') <= now)
      .toSorted(
        ({ data: a }, { data: b }) =>
          (a.due ?? '').localeCompare(b.due ?? '') || (a.turn ?? 0) - (b.turn ?? 0),
      )
      .at(0);
    if (!next) break;
    tried.add(next.id);
    const { signal } = new AbortController();
    try {
      await run(parts, next.data, { id: next.id, attempt: next.retryCount + 1, signal });
      await boss.complete(queueName, next.id, null, { includeQueued: true });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
