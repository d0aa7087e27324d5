import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Live } from '../live-events/live.ts';

/** What a task finds on whatever thread it runs. */
export interface ThreadParts {
  readonly clock: Clock;
  readonly database: Database;
  readonly live: Pick<Live, 'publish' | 'publishToMany'>;
}

/**
 * Work that would hold up every call if it ran among them. Data and answer are copied between threads. It may
 * run twice: a thread can die between the work and its answer.
 */
export interface ThreadTask<Data, Answer> {
  /** `competitions.rank_division`: the domain and what is done. */
  readonly name: string;
  readonly run: (parts: ThreadParts, data: Data) => Promise<Answer>;
}

/** A thread beside the one that answers calls. */
export interface SideThread {
  /** Runs a task there. Refusals come back as they were thrown. */
  run<Data, Answer>(task: ThreadTask<Data, Answer>, data: Data): Promise<Answer>;
}

/** No thread at all: for commands and tests, where nobody waits. `parts` gives what tasks run on. */
export function onThisThread(parts: () => ThreadParts): SideThread {
  return { run: (task, data) => task.run(parts(), data) };
}
