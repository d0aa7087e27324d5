import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails a code to sign in with, if somebody has the address. The call that sends it has not looked. */
export const mailSignInCodeJob = job({
  name: 'accounts.mail_sign_in_code',
  data: z.strictObject({ email: z.string() }),
  // A code is good for minutes; who waited longer asks for another.
  retries: 3,
  sealed: true,
});
