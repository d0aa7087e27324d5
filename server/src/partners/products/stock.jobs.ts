import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Tells those who asked about a variant whose hold ran out, every ten minutes: a movement tells them at once. */
export const tellOfFreedJob = job({
  name: 'partners.tell_of_freed',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./stock-notices.service.ts')).tellOfFreed,
});
