import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const mailContactData = z.discriminatedUnion('letter', [
  z.strictObject({ letter: z.literal('receipt'), contactMessageId: z.string() }),
  z.strictObject({ letter: z.literal('arrived'), contactMessageId: z.string(), to: z.string() }),
  z.strictObject({ letter: z.literal('answer'), contactReplyId: z.string() }),
]);
export type MailContactData = z.output<typeof mailContactData>;

/**
 * One letter that follows from a message: a receipt to who wrote, word to one who answers, or an answer. One
 * job each, so that none is sent again because another failed.
 */
export const mailContactJob = job({
  name: 'showcase.mail_contact',
  data: mailContactData,
  load: async () => (await import('./contact.mail.service.ts')).mailContact,
});
