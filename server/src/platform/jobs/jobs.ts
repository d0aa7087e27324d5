import type { z } from 'zod';
import type { JobDefinition } from '../job-queue/enqueue.ts';
import type { Parts } from '../parts.ts';

/** A job with the service that does it, which is loaded when the first such job runs. */
export interface Job extends JobDefinition {
  readonly load: () => Promise<JobService<z.ZodType>>;
}

/**
 * Declares a job. `load` names its service: `async () => (await import('./entries.mail.service.ts')).mailEntries`.
 * Left out, the job is bound to its service by `doneBy` where the jobs are joined.
 */
export function job<Data extends z.ZodType>(
  definition: JobDefinition<Data> & { readonly load: () => Promise<JobService<Data>> },
): JobDefinition<Data> & Job;
export function job<Data extends z.ZodType>(definition: JobDefinition<Data>): JobDefinition<Data>;
export function job(definition: JobDefinition): JobDefinition {
  return definition;
}

/** Binds a job to a service that its own domain does not know, or that needs what higher domains registered. */
export function doneBy<Data extends z.ZodType>(
  definition: JobDefinition<Data>,
  load: () => Promise<JobService<Data>>,
): Job {
  return { ...definition, load: load as Job['load'] };
}

/** One try of one job. */
export interface JobRun {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the time limit is over or the process must go. */
  readonly signal: AbortSignal;
}

/**
 * What a job does. It may run twice (a process can die between the work and its tick), so it looks first at
 * what is already done. Throwing means: try again later.
 */
export type JobService<Data extends z.ZodType> = (
  parts: Parts,
  data: z.output<Data>,
  run: JobRun,
) => Promise<void>;
