import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Moves cases up that nobody decided in time, and empties messages whose removal is final. */
export const lateCasesJob = job({
  name: 'moderation.late_cases',
  data: z.strictObject({}),
  schedule: '41 * * * *',
  load: async () => (await import('./cases.late.service.ts')).moveLateCases,
});
