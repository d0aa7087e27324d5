import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Once an hour, erases people who left and didn't come back in time. */
export const eraseLeftJob = job({
  name: 'profiles.erase_left',
  data: z.strictObject({}),
  schedule: '7 * * * *',
  timeLimit: 900,
});
