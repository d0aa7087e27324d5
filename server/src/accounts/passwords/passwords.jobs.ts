import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails a link to choose a new password, if somebody has the address. The call that sends it has not looked. */
export const mailPasswordLinkJob = job({
  name: 'accounts.mail_password_link',
  data: z.strictObject({ email: z.string() }),
  retries: 3,
  sealed: true,
});
