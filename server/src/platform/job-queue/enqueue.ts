import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** A job's name and what it carries: ids, never whole things. Senders import this and not the handler. */
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
  /** The same for many, in a statement for each thousand. */
  enqueueAll<Data extends z.ZodType>(
    tx: Transaction,
    job: JobDefinition<Data>,
    all: readonly JobToSend<Data>[],
  ): Promise<void>;
}

/** One of many jobs of a kind; all may run at once. */
export interface JobToSend<Data extends z.ZodType> extends Pick<EnqueueOptions, 'onlyOne'> {
  readonly data: z.input<Data>;
}
