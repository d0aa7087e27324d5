import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { mailSignInCodeJob } from './sign-in-codes.jobs.ts';
import { mailSignInCode } from './sign-in-codes.mail.service.ts';

export const handle: JobHandler<typeof mailSignInCodeJob.data> = mailSignInCode;
