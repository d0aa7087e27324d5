import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

const endSuspensionData = z.strictObject({ personId: z.string() });
export type EndSuspensionData = z.output<typeof endSuspensionData>;

/** Lets somebody in again whose suspension has an end. One that was given another end is left alone. */
export const endSuspensionJob = job({
  name: 'accounts.end_suspension',
  data: endSuspensionData,
  load: async () => (await import('./suspensions.service.ts')).endSuspension,
});
