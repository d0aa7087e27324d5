import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Tells participants what comes up in activities and challenges, once for each time. */
export const tellMilestonesJob = job({
  name: 'activities.tell_milestones',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./notices.service.ts')).tellMilestones,
});
