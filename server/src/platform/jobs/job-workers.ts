import type { PgBoss } from 'pg-boss';
import { queueName } from '../job-queue/job-queue.ts';
import type { Parts } from '../parts.ts';
import type { JobEnvelopes } from './job-envelope.ts';
import type { RunJob } from './job-runner.ts';
import type { Job } from './jobs.ts';

export interface JobPace {
  /** How often one idle worker asks for work that this process did not send itself. At least 0.5. */
  readonly pollSeconds: number;
  /** The pause after the first failed try; it doubles with each. */
  readonly retrySeconds: number;
  /** Jobs at a time in one process. */
  readonly workers: number;
}

interface Workers {
  readonly boss: PgBoss;
  readonly parts: Parts;
  readonly run: RunJob;
  readonly envelopes: JobEnvelopes;
  readonly pace: JobPace;
  readonly jobs: readonly Job[];
}

/** Writes down the schedules and begins to run jobs in this process. */
export async function startJobWorkers(workers: Workers): Promise<void> {
  const { boss, parts, run, pace } = workers;
  await keepSchedules(workers);
  await boss.work<object>(
    queueName,
    { localConcurrency: pace.workers, pollingIntervalSeconds: pace.pollSeconds },
    async ([job]) => {
      if (!job) return;
      try {
        await run(parts, job.data, { id: job.id, attempt: job.retryCount + 1, signal: job.signal });
      } finally {
        // The worker would pause before it asks again; while there is work it should not.
        wake(boss);
      }
    },
  );
}

/** The queue's schedules become exactly those of the jobs. */
async function keepSchedules({ boss, envelopes, pace, jobs }: Workers): Promise<void> {
  const wanted = new Map<string, string>();
  for (const job of jobs) {
    if (job.schedule === undefined) continue;
    wanted.set(job.name, job.schedule);
    await boss.schedule(queueName, job.schedule, envelopes.pack(job, {}), {
      key: job.name,
      tz: 'UTC',
      // Nobody ran when it was due: once, as soon as somebody does.
      missed: 'once',
      singletonKey: `${job.name}:schedule`,
      retryLimit: job.retries ?? 5,
      retryDelay: pace.retrySeconds,
      expireInSeconds: job.timeLimit ?? 300,
    });
  }
  for (const { key } of await boss.getSchedules(queueName)) {
    if (!wanted.has(key)) await boss.unschedule(queueName, key);
  }
}

/** Lets idle workers of this process ask at once instead of at their next turn. */
export function wake(boss: PgBoss): void {
  for (const worker of boss.getWipData()) boss.notifyWorker(worker.id);
}
