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
  /** Joins the transaction: told if, and only if, it commits, in commit order. */
  publish(tx: Transaction, message: LiveMessage): Promise<void>;
  /**
   * The event that a snapshot read through `sql` is current at: every event up to it is in what the same
   * (REPEATABLE READ) transaction reads. Later events may already be in it, so applying one twice is safe.
   */
  position(sql: Sql): Promise<string>;
}
