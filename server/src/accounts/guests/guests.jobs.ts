import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailGuestCodeData = z.strictObject({ email: z.string() });
export type MailGuestCodeData = z.output<typeof mailGuestCodeData>;

/** Mails a guest's code, or the way to sign in to who has an account. The call that sends it has not looked. */
export const mailGuestCodeJob = job({
  name: 'accounts.mail_guest_code',
  data: mailGuestCodeData,
  // A code is good for minutes; who waited longer asks for another.
  retries: 3,
  sealed: true,
  load: async () => (await import('./guests.mail.service.ts')).mailGuestCode,
});
