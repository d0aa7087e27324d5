import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Lets somebody in again whose suspension has an end. One that was given another end is left alone. */
export const endSuspensionJob = job({
  name: 'accounts.end_suspension',
  data: z.strictObject({ personId: z.string() }),
});
