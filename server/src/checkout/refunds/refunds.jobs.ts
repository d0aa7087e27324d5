import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Mails the buyer of a desk, who has no account, about a refund. */
export const mailRefundJob = job({
  name: 'checkout.mail_refund',
  data: z.strictObject({ refundId: z.uuid() }),
  load: async () => (await import('./refunds.mail.service.ts')).mailRefund,
});

export const sendRefundJob = job({
  name: 'checkout.send_refund',
  data: z.strictObject({ refundId: z.uuid() }),
  load: async () => (await import('./refunds.send.service.ts')).sendRefundSoon,
});
