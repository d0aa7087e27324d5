import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

export const mailReceiptJob = job({
  name: 'checkout.mail_receipt',
  data: z.strictObject({ orderId: z.uuid() }),
  load: async () => (await import('./orders.receipt.service.ts')).mailReceipt,
});

/** Expires orders whose hold is over. Nothing depends on it running in time. */
export const expireOrdersJob = job({
  name: 'checkout.expire_orders',
  data: z.strictObject({}),
  schedule: '* * * * *',
  load: async () => (await import('./orders.expire.service.ts')).expireOrders,
});

/** Erases names and answers of orders that were never paid. */
export const forgetUnpaidOrdersJob = job({
  name: 'checkout.forget_unpaid_orders',
  data: z.strictObject({}),
  schedule: '23 3 * * *',
  load: async () => (await import('./orders.expire.service.ts')).forgetUnpaidOrders,
});
