import type { Sql, Transaction } from '../database/database.ts';

/** An event for everyone watching a topic. Applying `data` twice must be harmless. */
export interface LiveMessage {
  /** `board:<division id>`: a kind of thing and its id. */
  readonly topic: string;
  readonly kind: string;
  readonly data: unknown;
}

/** Tells open browsers, through every process, what was committed. */
export interface Live {
  /**
   * Joins the transaction: the message is delivered if and only if it commits, in commit order. Publish after making
   * the change, so that two transactions that change one row deliver in the order of their changes. Data of more than
   * 64 kB isn't sent; watchers are asked to reload the thing instead.
   */
  publish(tx: Transaction, message: LiveMessage): Promise<void>;
  /** The same message on many topics in one statement, for example one for each of tens of thousands of people. */
  publishToMany(
    tx: Transaction,
    topics: readonly string[],
    message: Pick<LiveMessage, 'kind' | 'data'>,
  ): Promise<void>;
  /**
   * Passes a message to those who watch these topics now, through every process, at once and outside of any
   * transaction. It isn't stored: browsers that come back later don't get it. At most 8,000 bytes with its topics.
   */
  pass(topics: readonly string[], message: Pick<LiveMessage, 'kind' | 'data'>): Promise<void>;
  /**
   * Events sent on these topics so far are no longer delivered to clients that resume; they are asked to reload the
   * thing instead. Joins the transaction, and is used for things that must no longer be known. It doesn't see
   * uncommitted events of other transactions: prevent those with a lock on the thing.
   */
  revoke(tx: Transaction, topics: readonly string[]): Promise<void>;
  /**
   * The event up to which a snapshot read through `sql` is current: reads in the same (REPEATABLE READ) transaction
   * include every event up to it. They may include later ones, so applying an event twice must be safe.
   */
  position(sql: Sql): Promise<string>;
  /**
   * An event up to which every statement or transaction that starts from now on is current. May be slightly older than
   * `position`, and needs no query while this process is in sync.
   */
  reached(sql: Sql): Promise<string>;
  /** Whether a stream of this process is watching the topic. */
  isWatched(topic: string): boolean;
}
