import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Offers freed tickets to the next on the waiting lists, at once after a refund and every minute. */
export const serveTicketWaitingJob = job({
  name: 'events.serve_waiting_lists',
  data: z.strictObject({ groupId: z.uuid().optional() }),
  schedule: '* * * * *',
  load: async () => (await import('./waiting.serve.service.ts')).serveTicketWaiting,
});
