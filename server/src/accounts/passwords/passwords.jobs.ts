import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailPasswordLinkData = z.strictObject({ email: z.string() });
export type MailPasswordLinkData = z.output<typeof mailPasswordLinkData>;

/** Mails a link to choose a new password, if somebody has the address. The call that sends it has not looked. */
export const mailPasswordLinkJob = job({
  name: 'accounts.mail_password_link',
  data: mailPasswordLinkData,
  retries: 3,
  sealed: true,
  load: async () => (await import('./passwords.forgot.service.ts')).mailPasswordLink,
});
