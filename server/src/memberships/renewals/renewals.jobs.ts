import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Tells members of renewals to come, takes those that are due, and follows those that are being paid. */
export const renewMembershipsJob = job({
  name: 'memberships.renew',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./renewals.clock.service.ts')).renewMemberships,
});
