import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** A job's name and what it carries: ids, never whole things. Senders import this and not the handler. */
export interface JobDefinition<Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: Data;
  /** Tries after the first, with growing pauses. 5 unless said. */
  readonly retries?: number;
  /** A cron line in UTC for jobs that nobody sends. */
  readonly schedule?: string;
}

export function job<Data extends z.ZodType>(definition: JobDefinition<Data>): JobDefinition<Data> {
  return definition;
}

export interface EnqueueOptions {
  /** Not before this moment. */
  readonly startAfter?: Date;
  /** While a job with this key waits, another is not added. */
  readonly onlyOne?: string;
}

/** Queues work that happens if, and only if, the transaction commits. */
export interface Jobs {
  enqueue<Data extends z.ZodType>(
    tx: Transaction,
    job: JobDefinition<Data>,
    data: z.input<Data>,
    options?: EnqueueOptions,
  ): Promise<void>;
}
