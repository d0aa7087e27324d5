/** A side thread whose tasks do what a test asks for. */
import { sql } from 'drizzle-orm';
import { stateChanged } from '../http/refusal.ts';
import { serveTasks } from '../side-thread/serve-tasks.ts';
import type { ThreadTask } from '../threads/threads.ts';

export const echo: ThreadTask<{ readonly text: string }, string> = {
  name: 'testing.echo',
  run: async ({ database }, { text }) => {
    const { rows } = await database.sql.execute<{ text: string }>(sql`select ${text}::text as text`);
    return rows[0]?.text ?? '';
  },
};

export const refuse: ThreadTask<null, never> = {
  name: 'testing.refuse',
  run: () => Promise.reject(stateChanged('test')),
};

export const fail: ThreadTask<null, never> = {
  name: 'testing.fail',
  run: () => Promise.reject(new Error('A mistake.')),
};

/** Ends the thread that it runs on; on the main thread it only answers. */
export const die: ThreadTask<{ readonly mainThread: number }, string> = {
  name: 'testing.die',
  run: async (_, { mainThread }) => {
    const { threadId } = await import('node:worker_threads');
    if (threadId !== mainThread) process.exit(3);
    return 'done here';
  },
};

/** Computes for so long without a pause. */
export const compute: ThreadTask<{ readonly milliseconds: number }, number> = {
  name: 'testing.compute',
  run: async (_, { milliseconds }) => {
    const until = performance.now() + milliseconds;
    let turns = 0;
    while (performance.now() < until) turns += 1;
    return turns;
  },
};

export const publish: ThreadTask<null, null> = {
  name: 'testing.publish',
  run: async ({ database, live }) => {
    await database.transaction((tx) => live.publish(tx, { topic: 'tally:1', kind: 'added', data: 1 }));
    return null;
  },
};

const { isMainThread } = await import('node:worker_threads');
// The test imports the tasks to name them.
if (!isMainThread) serveTasks([echo, refuse, fail, die, compute, publish]);
