import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailEmailChangeData = z.strictObject({ changeId: z.string(), to: z.enum(['new', 'old']) });
export type MailEmailChangeData = z.output<typeof mailEmailChangeData>;

/**
 * Mails what belongs to a change of address: `new` gets a code, or word that the address has an account
 * already; `old` gets the way to undo it. Code and link are made when they are mailed, so no queue holds them.
 */
export const mailEmailChangeJob = job({
  name: 'accounts.mail_email_change',
  data: mailEmailChangeData,
  // The way to undo it must get through a mail server's bad hours.
  retries: 10,
  load: async () => (await import('./email-changes.mail.service.ts')).mailEmailChange,
});
