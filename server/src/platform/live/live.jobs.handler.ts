import type { JobHandler } from '../jobs/jobs.ts';
import { sweepEvents } from '../live-events/live-outbox.ts';
import type { sweepLiveEventsJob } from './live.jobs.ts';

export const handle: JobHandler<typeof sweepLiveEventsJob.data> = async (parts, _, { signal }) => {
  const now = parts.clock.now();
  let removed = 0;
  let last: number;
  do {
    // One short transaction after the other: each holds the lock under which events get their numbers.
    last = await parts.database.transaction((tx) => sweepEvents(tx.sql, now));
    removed += last;
  } while (last > 0 && !signal.aborted);
  parts.log.debug({ removed }, 'live events swept');
};
