import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailEmailChangeJob } from './email-changes.jobs.ts';
import { mailEmailChange } from './email-changes.mail.service.ts';

export const handle: JobHandler<typeof mailEmailChangeJob.data> = mailEmailChange;
