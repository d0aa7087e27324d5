import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Every hour; the payouts of a month are planned by the first run after the 1st, 03:00. */
export const runPayoutsJob = job({
  name: 'money.run_payouts',
  data: z.strictObject({}),
  schedule: '0 * * * *',
  load: async () => (await import('./payouts.run.service.ts')).runPayouts,
});
