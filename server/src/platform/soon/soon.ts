import type { Transaction } from '../database/database.ts';
import type { Parts } from '../parts.ts';

/**
 * Something to do in this process in a moment. It must be safe to run at any time, and twice. It may give the
 * milliseconds that what waits under its key by now is to wait longer, so that the machine is there for others.
 */
export type SoonWork = (parts: Parts) => Promise<void> | Promise<number>;

/**
 * Work that this process does right after a commit, outside the call that asked for it. Of one key at most
 * one runs and at most one waits, however often it is asked for. Nothing here outlives the process: what
 * must happen is also written down in the transaction, where a sweeper finds it.
 */
export interface Soon {
  /** Runs `work` once the transaction has committed; never when it fails. */
  afterCommit(tx: Transaction, key: string, work: SoonWork): void;
  /** Runs `work` in a moment. */
  run(key: string, work: SoonWork): void;
  /** Resolves when nothing runs or waits any more, without rests: for a stop in order, and for tests. */
  settled(): Promise<void>;
}

/** So many run at a time in one process: more would only take the calls' database connections. */
const runningAtMost = 2;

/** `parts` gives the process's own parts, whose database is no open transaction. */
export function makeSoon(parts: () => Parts): Soon {
  /** By key, in the order they were asked for. */
  const waiting = new Map<string, SoonWork>();
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

  async function carryOut(key: string, work: SoonWork): Promise<void> {
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

  function run(key: string, work: SoonWork): void {
    waiting.set(key, work);
    queueMicrotask(start);
  }

  return {
    run,
    afterCommit: (tx, key, work) => tx.afterCommit(() => run(key, work)),
    async settled() {
      while (waiting.size > 0 || running.size > 0) {
        resting.clear();
        start();
        await Promise.all(running.values());
      }
    },
  };
}
