import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Sends the mail that is due: every minute, and at once for what does not wait. It takes what it finds, so it
 * may run twice and in several processes.
 */
export const sendMailsJob = job({
  name: 'notifications.send_mails',
  data: z.strictObject({}),
  schedule: '* * * * *',
  // The next minute tries again.
  retries: 0,
});
