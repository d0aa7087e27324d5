import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

export const takeBackLostJob = job({
  name: 'checkout.take_back_lost',
  data: z.strictObject({ disputeId: z.uuid() }),
  load: async () => (await import('./disputes.take-back.service.ts')).takeBackLost,
});
