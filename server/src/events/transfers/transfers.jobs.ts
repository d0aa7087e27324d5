import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails an offer to whom it is made, or a ticket that was accepted to its new holder and the giver. */
export const mailTransferJob = job({
  name: 'events.mail_transfer',
  data: z.strictObject({ transferId: z.uuid(), happening: z.enum(['offered', 'accepted']) }),
  load: async () => (await import('./transfers.mail.service.ts')).mailTransfer,
});
