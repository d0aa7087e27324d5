import { Worker } from 'node:worker_threads';
import type { Log } from '../log/log.ts';
import { onThisThread, type SideThread, type ThreadParts, type ThreadTask } from '../threads/threads.ts';
import { type FromThread, type ThreadSetup, type ToThread, unpackFailure } from './thread-messages.ts';

export interface ThreadOptions {
  /** The module that the thread runs: it serves tasks with `serveTasks`. */
  readonly program: URL;
  readonly setup: ThreadSetup;
  readonly log: Log;
  /** What tasks run on when there is no thread to run them. */
  readonly parts: () => ThreadParts;
  /** Told when the thread committed something that browsers are to be told. */
  readonly onPublished: () => void;
  /** Seconds without work after which the thread ends, so that an idle server stays small. */
  readonly idleSeconds?: number;
  /** Seconds in which tasks run on this thread after the other one died. */
  readonly restSeconds?: number;
}

/** A side thread as the process holds it: it must be ended. */
export interface ProcessThread extends SideThread {
  /** Waits for what is under way, then ends the thread. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Does it here instead. */
  readonly again: () => void;
}

/**
 * One thread, started when there is work for it. When it dies, what it had not answered runs on this thread,
 * slower for everybody but done; the next thread is started after a rest.
 */
export function makeThread(options: ThreadOptions): ProcessThread {
  const { program, setup, log, idleSeconds = 600, restSeconds = 30 } = options;
  const here = onThisThread(options.parts);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let restUntil = 0;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;

  function started(): Worker | null {
    if (worker || Date.now() < restUntil) return worker;
    const begun = new Worker(program, { workerData: setup });
    begun.unref();
    begun.on('message', hear).on('error', (err) => log.error({ err }, 'The side thread failed'));
    begun.on('exit', (code) => lost(begun, code));
    worker = begun;
    return begun;
  }

  function hear(message: FromThread): void {
    if (message.kind === 'published') {
      options.onPublished();
      return;
    }
    const waits = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') waits?.resolve(message.answer);
    else waits?.reject(unpackFailure(message.failure));
    rest();
  }

  /** An exit that nobody asked for, or with work left, is a death. */
  function lost(gone: Worker, code: number): void {
    if (worker === gone) worker = null;
    if (code === 0 && waiting.size === 0) return;
    log.error(
      { code, unanswered: waiting.size },
      'The side thread died; its work is done on the main thread',
    );
    restUntil = Date.now() + restSeconds * 1000;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { again } of left) again();
  }

  function rest(): void {
    clearTimeout(idle);
    if (waiting.size > 0) return;
    idle = setTimeout(end, idleSeconds * 1000).unref();
  }

  function end(): void {
    worker?.postMessage({ kind: 'end' } satisfies ToThread);
    worker = null;
  }

  return {
    run<Data, Answer>(task: ThreadTask<Data, Answer>, data: Data): Promise<Answer> {
      const thread = started();
      if (!thread) return here.run(task, data);
      clearTimeout(idle);
      asked += 1;
      const id = asked;
      return new Promise<Answer>((resolve, reject) => {
        const again = () => here.run(task, data).then(resolve, reject);
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, again });
        thread.postMessage({ kind: 'task', id, name: task.name, data } satisfies ToThread);
      });
    },
    async stop() {
      clearTimeout(idle);
      const last = worker;
      if (!last) return;
      const gone = new Promise((resolve) => last.once('exit', resolve));
      last.ref();
      end();
      await gone;
    },
  };
}
