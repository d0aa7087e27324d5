import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

export const sendRefundJob = job({
  name: 'checkout.send_refund',
  data: z.strictObject({ refundId: z.uuid() }),
  load: async () => (await import('./refunds.send.service.ts')).sendRefundSoon,
});
