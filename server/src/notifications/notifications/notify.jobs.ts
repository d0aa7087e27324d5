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

/**
 * Sends push messages: at once for what was just raised, every minute for what quiet hours or a push service put off.
 * Takes what it finds, like the mail.
 */
export const sendPushesJob = job({
  name: 'notifications.send_pushes',
  data: z.strictObject({}),
  schedule: '* * * * *',
  retries: 0,
});
