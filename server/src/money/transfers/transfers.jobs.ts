import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Once a seller's account can take payouts. The payout run does the same for all of them every hour. */
export const moveHeldMoneyJob = job({
  name: 'money.move_held',
  data: z.strictObject({ sellerId: z.string() }),
  load: async () => (await import('./transfers.service.ts')).moveHeldMoney,
});
