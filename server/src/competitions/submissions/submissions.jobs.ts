import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Reminds athletes who haven't submitted, on the last day of a submission window. */
export const remindOfWindowsJob = job({
  name: 'competitions.remind_of_windows',
  data: z.strictObject({}),
  schedule: '*/10 * * * *',
  load: async () => (await import('./submissions.remind.service.ts')).remindOfWindows,
});
