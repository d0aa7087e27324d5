import type { Sql, Transaction } from '../database/database.ts';

/** Something that happened, for those who watch its topic. `data` must make sense applied twice. */
export interface LiveMessage {
  /** `board:<division id>`: a kind of thing and its id. */
  readonly topic: string;
  readonly kind: string;
  readonly data: unknown;
}

/** Tells open browsers, on every process, what has been committed. */
export interface Live {
  /**
   * Joins the transaction: told if, and only if, it commits, in the order of the commits. Publish after the
   * change itself: what two transactions do to one row is then told in the order in which they did it. Data
   * of more than 64 kB is not sent; those who watch are asked to read the thing again instead.
   */
  publish(tx: Transaction, message: LiveMessage): Promise<void>;
  /** The same message on many topics, as one statement: what tens of thousands of people are each told of. */
  publishToMany(
    tx: Transaction,
    topics: readonly string[],
    message: Pick<LiveMessage, 'kind' | 'data'>,
  ): Promise<void>;
  /**
   * What was told on these topics goes to nobody any more who resumes from before it: they are asked to read the
   * thing again instead. Joins the transaction, for what may no longer be known. An event that another transaction
   * has written and not committed yet is not seen: keep those out by a lock of the thing.
   */
  revoke(tx: Transaction, topics: readonly string[]): Promise<void>;
  /**
   * The event that a snapshot read through `sql` is current at: every event up to it is in what the same
   * (REPEATABLE READ) transaction reads. Later events may already be in it, so applying one twice is safe.
   */
  position(sql: Sql): Promise<string>;
  /**
   * An event that everything read from now on is current at, in a statement or a transaction that has not
   * begun yet. May be a little older than `position` and costs no query while this process is in step.
   */
  reached(sql: Sql): Promise<string>;
  /** Whether a stream of this process follows the topic now. */
  isWatched(topic: string): boolean;
}
