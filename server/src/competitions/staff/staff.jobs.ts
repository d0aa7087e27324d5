import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';

/** Removes people from the staff of a competition after their last day. */
export const endStaffJob = job({
  name: 'competitions.end_staff',
  data: z.strictObject({ competitionId: z.uuid() }),
  load: async () => (await import('./staff.end.service.ts')).endStaff,
});
