import { z } from 'zod';
import { job } from '../jobs/jobs.ts';

/**
 * Sends one letter that is ready now: `parts.jobs.enqueue(tx, sendLetterJob, letter)`. The letter may hold a
 * sign-in code: it lies encrypted in the queue (the key comes from APP_SECRET), before and after it is sent,
 * so neither the table nor a backup shows it. Where rights or facts may change until the letter goes out, a
 * domain sends a job of its own with ids and writes the letter in its handler.
 */
export const sendLetterJob = job({
  name: 'mail.letter',
  data: z.strictObject({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    action: z.strictObject({ label: z.string(), url: z.string() }).optional(),
  }),
  sealed: true,
  // With pauses from ten seconds up to an hour: about five hours, a bad morning of a mail server.
  retries: 12,
});
