import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailCodeJob } from './registrations.jobs.ts';
import { mailCode } from './registrations.mail.service.ts';

export const handle: JobHandler<typeof mailCodeJob.data> = mailCode;
