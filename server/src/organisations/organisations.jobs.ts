import { z } from 'zod';
import { handledBy, type JobBinding, job } from '../platform/jobs/jobs.ts';

/** Forgets companies that were registered and never proven. */
export const sweepOrganisationsJob = job({
  name: 'organisations.sweep',
  data: z.strictObject({}),
  schedule: '33 * * * *',
});

export const organisationJobs: readonly JobBinding[] = [
  handledBy(sweepOrganisationsJob, () => import('./organisations.jobs.handler.ts')),
];
