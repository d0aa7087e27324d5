import { z } from 'zod';
import { job } from '../platform/jobs/jobs.ts';

/** Removes what was discarded, and what has hung on nothing for a day. */
export const sweepUploadsJob = job({
  name: 'uploads.sweep',
  data: z.strictObject({}),
  schedule: '41 * * * *',
  load: async () => (await import('./uploads.sweep.service.ts')).sweepUploads,
});
