import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails one person when and where a competition takes place now, with the entry for their calendar. */
export const mailRescheduledJob = job({
  name: 'competitions.mail_rescheduled',
  data: z.strictObject({
    competitionId: z.uuid(),
    personId: z.uuid(),
    change: z.enum(['days', 'place', 'both']),
  }),
  load: async () => (await import('./rescheduling.mail.service.ts')).mailRescheduled,
});
