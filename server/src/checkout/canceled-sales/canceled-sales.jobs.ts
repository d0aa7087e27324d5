import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Refunds one order of something that was canceled, and every few minutes those whose job was lost. */
export const refundCanceledOrdersJob = job({
  name: 'checkout.refund_canceled_orders',
  data: z.strictObject({ orderId: z.uuid().optional() }),
  schedule: '*/5 * * * *',
  load: async () => (await import('./canceled-sales.refund.service.ts')).refundCanceledOrders,
});

/** Drops one unpaid order of something that was canceled. */
export const dropUnpaidOrderJob = job({
  name: 'checkout.drop_unpaid_order',
  data: z.strictObject({ orderId: z.uuid() }),
  load: async () => (await import('./canceled-sales.refund.service.ts')).dropUnpaidOrder,
});
