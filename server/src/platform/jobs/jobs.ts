import type { z } from 'zod';
import type { JobDefinition } from '../job-queue/enqueue.ts';
import type { Parts } from '../parts.ts';

/** Types a job's definition. */
export function job<Data extends z.ZodType>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
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
export type JobHandler<Data extends z.ZodType> = (
  parts: Parts,
  data: z.output<Data>,
  run: JobRun,
) => Promise<void>;

/** A job with the way to its handler, which is loaded when the first such job runs. */
export interface JobBinding {
  readonly job: JobDefinition;
  readonly load: () => Promise<{ readonly handle: JobHandler<z.ZodType> }>;
}

/** `handledBy(welcomeJob, () => import('./accounts.jobs.handler.ts'))`: the module exports `handle`. */
export function handledBy<Data extends z.ZodType>(
  definition: JobDefinition<Data>,
  load: () => Promise<{ readonly handle: JobHandler<Data> }>,
): JobBinding {
  return { job: definition, load: load as JobBinding['load'] };
}
