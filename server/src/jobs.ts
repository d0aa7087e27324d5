import { accountJobs } from './accounts/accounts.jobs.ts';
import { sweepIdempotencyKeysJob } from './platform/http/idempotency.jobs.ts';
import { handledBy, type JobBinding } from './platform/jobs/jobs.ts';
import { sweepLiveEventsJob } from './platform/live/live.jobs.ts';
import { uploadsJobs } from './uploads/uploads.jobs.ts';

/** Every job of the product, in the order of the domains. Handlers are loaded when they first have work. */
export const jobs: readonly JobBinding[] = [
  handledBy(sweepIdempotencyKeysJob, () => import('./platform/http/idempotency.jobs.handler.ts')),
  handledBy(sweepLiveEventsJob, () => import('./platform/live/live.jobs.handler.ts')),
  ...accountJobs,
  ...uploadsJobs,
];
