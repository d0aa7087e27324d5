import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { mailPasswordLink } from './passwords.forgot.service.ts';
import type { mailPasswordLinkJob } from './passwords.jobs.ts';

export const handle: JobHandler<typeof mailPasswordLinkJob.data> = mailPasswordLink;
