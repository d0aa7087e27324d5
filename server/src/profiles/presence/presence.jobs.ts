import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Forgets who was here, every minute. */
export const sweepPresenceJob = job({
  name: 'profiles.sweep_presence',
  data: z.strictObject({}),
  schedule: '* * * * *',
  load: async () => (await import('./presence.service.ts')).sweepPresence,
});
