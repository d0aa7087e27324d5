import type { JobRun } from '../jobs/jobs.ts';
import { sweepEvents } from '../live-events/live-outbox.ts';
import type { Parts } from '../parts.ts';

/** Deletes events that are older than browsers may come back for. */
export async function sweepLiveEvents(
  { database, clock, log }: Pick<Parts, 'database' | 'clock' | 'log'>,
  _data: unknown,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const now = clock.now();
  let removed = 0;
  let last: number;
  do {
    // One short transaction after the other: each holds the lock under which events get their numbers.
    last = await database.transaction((tx) => sweepEvents(tx.sql, now));
    removed += last;
  } while (last > 0 && !signal.aborted);
  log.debug({ removed }, 'live events swept');
}
