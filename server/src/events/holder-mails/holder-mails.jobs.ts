import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails one holder what happened to these tickets, with calendar entries. */
export const mailHolderJob = job({
  name: 'events.mail_holder',
  data: z.strictObject({
    personId: z.uuid(),
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
