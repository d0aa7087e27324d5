import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailSignInCodeData = z.strictObject({ email: z.string() });
export type MailSignInCodeData = z.output<typeof mailSignInCodeData>;

/** Mails a code to sign in with, if somebody has the address. The call that sends it has not looked. */
export const mailSignInCodeJob = job({
  name: 'accounts.mail_sign_in_code',
  data: mailSignInCodeData,
  // A code is good for minutes; who waited longer asks for another.
  retries: 3,
  sealed: true,
  load: async () => (await import('./sign-in-codes.mail.service.ts')).mailSignInCode,
});
