import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Every day at 04:00, when little is on its way. */
export const reconcileJob = job({
  name: 'checkout.reconcile',
  data: z.strictObject({}),
  schedule: '0 4 * * *',
  load: async () => (await import('./reconciliation.service.ts')).reconcile,
});
