import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails one holder what happened to these tickets, with calendar entries. */
export const mailHolderJob = job({
  name: 'events.mail_holder',
  data: z.strictObject({
    /** null: somebody without an account, by the email that a desk sold these tickets to. */
    personId: z.uuid().nullable(),
    ticketIds: z.array(z.uuid()).min(1),
    happening: z.enum(['changed', 'canceled', 'refunded']),
  }),
  load: async () => (await import('./holder-mails.send.service.ts')).mailHolder,
});

/** Reminds everyone with a ticket a day before the start, once for each start. */
export const remindHoldersJob = job({
  name: 'events.remind_holders',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./holder-mails.remind.service.ts')).remindHolders,
});
