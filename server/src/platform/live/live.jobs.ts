import { z } from 'zod';
import { job } from '../jobs/jobs.ts';

/** Deletes events that are older than browsers may come back for, once an hour. */
export const sweepLiveEventsJob = job({
  name: 'live.sweep_events',
  data: z.strictObject({}),
  schedule: '37 * * * *',
  load: async () => (await import('./live-sweep.ts')).sweepLiveEvents,
});
