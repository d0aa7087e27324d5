import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailGuardianData = z.strictObject({ token: z.string() });
export type MailGuardianData = z.output<typeof mailGuardianData>;

/** Mails a parent or guardian the link to sign; not once it was replaced or used. */
export const mailGuardianJob = job({
  name: 'waivers.mail_guardian',
  data: mailGuardianData,
  sealed: true,
  load: async () => (await import('./guardians.mail.service.ts')).mailGuardian,
});
