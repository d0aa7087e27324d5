import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailCodeData = z.strictObject({ email: z.string(), because: z.enum(['registered', 'asked_again']) });
export type MailCodeData = z.output<typeof mailCodeData>;

/**
 * Mails what follows from a registration: a code, or word that there is an account already. The call that
 * sends it has not looked whether the address is known, so its answer cannot tell.
 */
export const mailCodeJob = job({
  name: 'accounts.mail_code',
  data: mailCodeData,
  // A code is good for minutes; who waited longer asks for another.
  retries: 3,
  sealed: true,
  load: async () => (await import('./registrations.mail.service.ts')).mailCode,
});
