import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailTransferData = z.strictObject({ transferId: z.string() });
export type MailTransferData = z.output<typeof mailTransferData>;

/** Tells somebody that a place is offered to them: a notification with an account, an email without one. */
export const mailTransferJob = job({
  name: 'competitions.mail_transfer',
  data: mailTransferData,
  load: async () => (await import('./entry-transfers.mail.service.ts')).mailTransfer,
});
