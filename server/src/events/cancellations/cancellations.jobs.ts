import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Refunds one order of a canceled event. */
export const refundCanceledOrderJob = job({
  name: 'events.refund_canceled_order',
  data: z.strictObject({ orderId: z.uuid() }),
  load: async () => (await import('./cancellations.refund.service.ts')).refundCanceledOrder,
});
