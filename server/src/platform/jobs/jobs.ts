import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';
import type { Parts } from '../parts.ts';

/** A job's name and what it carries: ids, never whole things. */
export interface JobDefinition<Data extends z.ZodType = z.ZodType> {
  /** `accounts.welcome`: the domain and what is done. */
  readonly name: string;
  readonly data: Data;
  /** Tries after the first, with growing pauses. 5 unless said. */
  readonly retries?: number;
  /** After so many seconds a try counts as failed and its signal is aborted. 300 unless said. */
  readonly timeLimit?: number;
  /** A cron line in UTC for jobs that nobody sends. Such a job carries nothing: its schema takes `{}`. */
  readonly schedule?: string;
  /** What it carries is written encrypted: for codes and links that sign somebody in. */
  readonly sealed?: boolean;
}

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

export interface EnqueueOptions {
  /** Not before this moment of `parts.clock`. */
  readonly startAfter?: Date;
  /** While a job of this kind with this key waits, another is not added. */
  readonly onlyOne?: string;
}

/** Queues work that happens if, and only if, the transaction commits. */
export interface Jobs {
  /** Throws when `data` is not what the job's schema says. */
  enqueue<Data extends z.ZodType>(
    tx: Transaction,
    job: JobDefinition<Data>,
    data: z.input<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
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
