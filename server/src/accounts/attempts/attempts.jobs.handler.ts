import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { tellLockJob } from './attempts.jobs.ts';
import { tellLock } from './attempts.tell.service.ts';

export const handle: JobHandler<typeof tellLockJob.data> = tellLock;
