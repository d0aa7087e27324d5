import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailContactJob } from './contact.jobs.ts';
import { mailContact } from './contact.mail.service.ts';

export const handle: JobHandler<typeof mailContactJob.data> = mailContact;
