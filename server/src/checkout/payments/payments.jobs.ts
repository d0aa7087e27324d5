import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Asks the provider about every payment and refund that is due: every minute, and 30 seconds after one was opened or
 * sent. Bound to its service where the jobs are joined, as settling spans more than payments.
 */
export const checkDueJob = job({
  name: 'checkout.check_due',
  data: z.strictObject({}),
  schedule: '* * * * *',
});
