import { z } from 'zod';
import { job } from '../platform/jobs/jobs.ts';

/** Forgets companies that were registered and never proven. */
export const sweepOrganisationsJob = job({
  name: 'organisations.sweep',
  data: z.strictObject({}),
  schedule: '33 * * * *',
});
