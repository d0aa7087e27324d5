import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Offers freed places to the next on the waiting lists, at once after a withdrawal and every minute. */
export const serveWaitingListsJob = job({
  name: 'competitions.serve_waiting_lists',
  data: z.strictObject({ competitionId: z.uuid().optional() }),
  schedule: '* * * * *',
  load: async () => (await import('./waiting-list.serve.service.ts')).serveWaitingLists,
});
