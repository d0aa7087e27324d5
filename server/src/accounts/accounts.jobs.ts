import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import { mailCodeJob } from './registrations/registrations.jobs.ts';
import { sweepAccountsJob } from './sweeps/sweeps.jobs.ts';

export const accountJobs: readonly JobBinding[] = [
  handledBy(mailCodeJob, () => import('./registrations/registrations.jobs.handler.ts')),
  handledBy(sweepAccountsJob, () => import('./sweeps/sweeps.jobs.handler.ts')),
];
