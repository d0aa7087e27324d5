import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import { databaseError } from '../database/database.ts';
import type { Parts } from '../parts.ts';
import { type JobEnvelope, type JobEnvelopes, readJobEnvelope } from './job-envelope.ts';
import type { Job, JobRun } from './jobs.ts';

/** A failed try. The queue's table only keeps its message; the details are in the log. */
export class JobFailed extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} failed; the log has the reason under the id of this job.`, { cause });
  }

  /** pg-boss stores failures as JSON. The cause is left out, because it may quote the job's data. */
  toJSON(): { message: string } {
    return { message: this.message };
  }
}

export type RunJob = (parts: Parts, row: unknown, run: JobRun) => Promise<void>;

/** Runs one row of the queue: opens it, loads its service, counts and logs. Throws `JobFailed`. */
export function makeJobRunner(jobs: readonly Job[], envelopes: JobEnvelopes): RunJob {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size < jobs.length) throw new Error('Two jobs have the same name.');
  return async (parts, row, run) => {
    const began = performance.now();
    let name = 'unknown';
    try {
      const envelope = readJobEnvelope(row);
      const job = byName.get(envelope.job);
      // Sent by a newer version during a rollout: a process that knows it will run the retry.
      if (!job) throw new Error(`This version knows no job '${envelope.job}'.`);
      name = job.name;
      await untilDue(parts.clock, envelope, run.signal);
      const work = await job.load();
      await work(parts, envelopes.open(job, envelope), run);
    } catch (error) {
      // The database's own error rather than the query builder's, which quotes every parameter.
      const err = databaseError(error) ?? error;
      parts.log.error({ err, job: name, jobId: run.id, attempt: run.attempt }, 'job failed');
      parts.metrics.jobs.inc({ job: name, outcome: 'failed' });
      throw new JobFailed(name, error);
    }
    const milliseconds = Math.round(performance.now() - began);
    parts.log.debug({ job: name, jobId: run.id, attempt: run.attempt, milliseconds }, 'job done');
    parts.metrics.jobs.inc({ job: name, outcome: 'done' });
  };
}

/** How early a job can arrive: the queue uses the database's clock, and ours may be behind it. */
const earlyAtMost = 60_000;
const lookAgainAfter = 100;

/** Waits until the job is due: before that, what it looks for may not be there. */
async function untilDue(clock: Clock, { waits, due }: JobEnvelope, signal: AbortSignal): Promise<void> {
  if (!waits || due === undefined) return;
  const early = () => Date.parse(due) - clock.now().getTime();
  if (early() > earlyAtMost) throw new Error(`It is due at ${due}, and it is ${clock.now().toISOString()}.`);
  while (early() > 0) await pause(Math.min(early(), lookAgainAfter), undefined, { signal });
}
