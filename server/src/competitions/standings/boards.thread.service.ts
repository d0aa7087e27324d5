import type { Parts } from '../../platform/parts.ts';
import type { ThreadParts, ThreadTask } from '../../platform/threads/threads.ts';
import { hasMoreEntriesThan } from './boards.repository.ts';

/** Ranking more entries than this would hold up other calls for longer than they should wait. */
export const rankedHereAtMost = 1000;

/** Runs a task about a division among the calls where it is small, and on the side thread where it is not. */
export async function onSuitingThread<Data, Answer>(
  parts: Pick<Parts, 'thread'> & ThreadParts,
  divisionId: string,
  task: ThreadTask<Data, Answer>,
  data: Data,
): Promise<Answer> {
  const isLarge = await hasMoreEntriesThan(parts.database.sql, divisionId, rankedHereAtMost);
  return isLarge ? parts.thread.run(task, data) : task.run(parts, data);
}
