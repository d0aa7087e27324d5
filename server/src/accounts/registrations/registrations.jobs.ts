import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Mails what follows from a registration: a code, or word that there is an account already. The call that
 * sends it has not looked whether the address is known, so its answer cannot tell.
 */
export const mailCodeJob = job({
  name: 'accounts.mail_code',
  data: z.strictObject({ email: z.string(), because: z.enum(['registered', 'asked_again']) }),
  // A code is good for minutes; who waited longer asks for another.
  retries: 3,
  sealed: true,
});
