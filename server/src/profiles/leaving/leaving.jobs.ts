import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Erases whoever left and did not come back in time, once an hour. */
export const eraseLeftJob = job({
  name: 'profiles.erase_left',
  data: z.strictObject({}),
  schedule: '7 * * * *',
  timeLimit: 900,
});
