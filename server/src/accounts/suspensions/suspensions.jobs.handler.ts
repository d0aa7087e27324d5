import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { endSuspensionJob } from './suspensions.jobs.ts';
import { endSuspension } from './suspensions.service.ts';

export const handle: JobHandler<typeof endSuspensionJob.data> = endSuspension;
