import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Sends clients the check-ins that are due, and reminds of those without answers, every hour. */
export const sendCheckInsJob = job({
  name: 'coaching.send_check_ins',
  data: z.strictObject({}),
  schedule: '11 * * * *',
  load: async () => (await import('./check-ins.send.service.ts')).sendDueCheckIns,
});
