import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/**
 * Mails one person, or the address that was invited to claim an entry, that a competition is canceled, with the entry for
 * their calendar.
 */
export const mailCancellationJob = job({
  name: 'competitions.mail_cancellation',
  data: z.strictObject({
    competitionId: z.uuid(),
    personId: z.uuid().optional(),
    entryId: z.uuid().optional(),
  }),
  load: async () => (await import('./cancellations.mail.service.ts')).mailCancellation,
});
