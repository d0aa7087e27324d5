import { z } from 'zod';
import { handledBy, type JobBinding, job } from '../platform/jobs/jobs.ts';

/** Removes what was discarded, and what has hung on nothing for a day. */
export const sweepUploadsJob = job({
  name: 'uploads.sweep',
  data: z.strictObject({}),
  schedule: '41 * * * *',
});

export const uploadsJobs: readonly JobBinding[] = [
  handledBy(sweepUploadsJob, () => import('./uploads.jobs.handler.ts')),
];
