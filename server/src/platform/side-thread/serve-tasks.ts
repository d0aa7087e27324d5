import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../clock/clock.ts';
import { openDatabase } from '../database/database.ts';
import { keepMessage } from '../live-events/live-outbox.ts';
import type { ThreadParts, ThreadTask } from '../threads/threads.ts';
import { type FromThread, packFailure, type ThreadSetup, type ToThread } from './thread-messages.ts';

/** Any task; only its sender knows the type of its input. */
export type AnyTask = ThreadTask<never, unknown>;

/** The work of a side thread: runs the tasks it receives, on its own database connections, until it is asked to end. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are served on a thread of their own.');
  // Calls take priority. On Linux this sets the thread's own priority; elsewhere it would affect the whole process.
  if (process.platform === 'linux') setPriority(5);
  const { databaseUrl } = workerData as ThreadSetup;
  const database = openDatabase({ url: databaseUrl, connections: 2 });
  const parts = partsOn(port, database);
  const known = new Map(tasks.map((task) => [task.name, task]));
  const running = new Set<Promise<void>>();
  const say = (message: FromThread) => port.postMessage(message);

  async function carryOut({ id, name, data }: Extract<ToThread, { kind: 'task' }>): Promise<void> {
    try {
      const task = known.get(name);
      if (!task) throw new Error(`No thread does '${name}': add it to server/src/thread-tasks.ts.`);
      say({ kind: 'answer', id, answer: await task.run(parts, data as never) });
    } catch (error) {
      say({ kind: 'failure', id, failure: packFailure(error) });
    }
  }

  port.on('message', async (message: ToThread) => {
    if (message.kind === 'task') {
      const work = carryOut(message);
      running.add(work);
      await work;
      running.delete(work);
      return;
    }
    await Promise.all(running);
    await database.close();
    port.close();
  });
}

function partsOn(port: MessagePort, database: ThreadParts['database']): ThreadParts {
  const publishToMany: ThreadParts['live']['publishToMany'] = async (tx, topics, message) => {
    if (topics.length === 0) return;
    await keepMessage(tx.sql, topics, message, systemClock.now());
    tx.afterCommit(() => port.postMessage({ kind: 'published' } satisfies FromThread));
  };
  return {
    clock: systemClock,
    database,
    live: { publish: (tx, { topic, ...message }) => publishToMany(tx, [topic], message), publishToMany },
  };
}
