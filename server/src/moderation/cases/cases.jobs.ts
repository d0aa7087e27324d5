import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Moves cases up that nobody decided in time, empties messages whose removal is final, and lets go of pictures of cases that are over. */
export const lateCasesJob = job({
  name: 'moderation.late_cases',
  data: z.strictObject({}),
  schedule: '41 * * * *',
  load: async () => (await import('./cases.late.service.ts')).moveLateCases,
});
