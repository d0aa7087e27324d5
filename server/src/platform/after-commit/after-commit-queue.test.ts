import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { makeAfterCommitQueue } from './after-commit-queue.ts';

const errors: unknown[] = [];
const parts = { log: { error: (line: unknown) => errors.push(line) } } as unknown as { log: Log };

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('work after a commit', () => {
  it('runs once for all that was asked while it waited, and once more for what came while it ran', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    const { open, opened } = gate();
    const ran: number[] = [];
    const work = (number: number) => async () => {
      ran.push(number);
      await opened;
    };
    queue.run('board', work(1));
    queue.run('board', work(2));
    await Promise.resolve();
    for (const number of [3, 4, 5]) queue.run('board', work(number));
    await Promise.resolve();
    expect(ran).toEqual([2]);
    open();
    await queue.settled();
    expect(ran).toEqual([2, 5]);
  });

  it('runs two keys at a time and lets the others wait their turn', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    const { open, opened } = gate();
    const ran: string[] = [];
    for (const key of ['a', 'b', 'c']) {
      queue.run(key, async () => {
        ran.push(key);
        await opened;
      });
    }
    await Promise.resolve();
    expect(ran).toEqual(['a', 'b']);
    open();
    await queue.settled();
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('lets what waits under the same key rest when it says so, and others go on meanwhile', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    const ran: string[] = [];
    const told = gate();
    queue.run('board', async () => {
      queue.run('board', async () => {
        ran.push('board again');
      });
      ran.push('board');
      return 1_000_000;
    });
    queue.run('other', async () => {
      await told.opened;
      ran.push('other');
      queue.run('third', async () => {
        ran.push('third');
      });
    });
    await new Promise((resolve) => setImmediate(resolve));
    told.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ran).toEqual(['board', 'other', 'third']);
    await queue.settled();
    expect(ran).toEqual(['board', 'other', 'third', 'board again']);
  });

  it('rests only for so long, and not at all when nothing waits', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    const again = gate();
    queue.run('board', async () => {
      queue.run('board', async () => {
        again.open();
        return 1_000_000;
      });
      return 1;
    });
    await again.opened;
    await new Promise((resolve) => setImmediate(resolve));
    const later = gate();
    queue.run('board', async () => later.open());
    await later.opened;
  });

  it('logs a failure and goes on', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    queue.run('fails', async () => {
      throw new Error('no');
    });
    let went = false;
    queue.run('goes on', async () => {
      went = true;
    });
    await queue.settled();
    expect(errors).toHaveLength(1);
    expect(went).toBe(true);
  });

  it('waits for the commit', async () => {
    const queue = makeAfterCommitQueue(() => parts);
    const afterwards: (() => void)[] = [];
    const tx = { afterCommit: (run: () => void) => afterwards.push(run) } as unknown as Transaction;
    let ran = false;
    queue.enqueue(tx, 'board', async () => {
      ran = true;
    });
    await queue.settled();
    expect(ran).toBe(false);
    for (const run of afterwards) run();
    await queue.settled();
    expect(ran).toBe(true);
  });
});
