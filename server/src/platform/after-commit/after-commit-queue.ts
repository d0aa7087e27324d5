import type { Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';

/**
 * Work for this process, given the process's own parts. It must be safe to run at any time, and twice. It may
 * return the milliseconds that the next work of its key has to wait, so that others get their share of the machine.
 */
export type AfterCommitWork<Parts> = (parts: Parts) => Promise<void> | Promise<number>;

/**
 * A queue of work that this process does right after a commit, outside the call that asked for it. Of one key at
 * most one runs and at most one waits, however often it is asked for. Nothing here outlives the process: what
 * must happen is also written down in the transaction, where a sweeper finds it.
 *
 * `Parts` is a parameter because the parts hold this queue: it knows them only as what work is given.
 */
export interface AfterCommitQueue<Parts> {
  /** Runs `work` once the transaction has committed; never when it fails. */
  enqueue(tx: Transaction, key: string, work: AfterCommitWork<Parts>): void;
  /** Runs `work` as soon as there is room, without waiting for a commit. */
  run(key: string, work: AfterCommitWork<Parts>): void;
  /** Resolves when nothing runs or waits any more, without rests: for a stop in order, and for tests. */
  settled(): Promise<void>;
}

/** So many run at a time in one process: more would only take the calls' database connections. */
const runningAtMost = 2;

/** `parts` gives the process's own parts, whose database is no open transaction. */
export function makeAfterCommitQueue<Parts extends { readonly log: Log }>(
  parts: () => Parts,
): AfterCommitQueue<Parts> {
  /** By key, in the order they were asked for. */
  const waiting = new Map<string, AfterCommitWork<Parts>>();
  const running = new Map<string, Promise<void>>();
  const resting = new Set<string>();

  function start(): void {
    for (const [key, work] of waiting) {
      if (running.size >= runningAtMost) return;
      if (running.has(key) || resting.has(key)) continue;
      waiting.delete(key);
      running.set(key, carryOut(key, work));
    }
  }

  async function carryOut(key: string, work: AfterCommitWork<Parts>): Promise<void> {
    try {
      const rest = await work(parts());
      if (typeof rest === 'number' && rest > 0 && waiting.has(key)) takeRest(key, rest);
    } catch (error) {
      parts().log.error({ err: error, key }, 'work after a commit failed');
    } finally {
      running.delete(key);
      start();
    }
  }

  function takeRest(key: string, milliseconds: number): void {
    resting.add(key);
    const end = () => {
      resting.delete(key);
      start();
    };
    setTimeout(end, milliseconds).unref();
  }

  function run(key: string, work: AfterCommitWork<Parts>): void {
    waiting.set(key, work);
    queueMicrotask(start);
  }

  return {
    run,
    enqueue: (tx, key, work) => tx.afterCommit(() => run(key, work)),
    async settled() {
      while (waiting.size > 0 || running.size > 0) {
        resting.clear();
        start();
        await Promise.all(running.values());
      }
    },
  };
}
