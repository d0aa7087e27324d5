import { z } from 'zod';
import { job } from '../platform/jobs/jobs.ts';

/** Gives the log its partitions ahead of time. */
export const addAuditMonthsJob = job({
  name: 'audit.add_months',
  data: z.strictObject({}),
  schedule: '7 0 * * *',
  load: async () => (await import('./audit.service.ts')).addAuditMonths,
});
