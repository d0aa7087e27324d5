import type { Job } from '../platform/jobs/jobs.ts';
import { tellLockJob } from './attempts/attempts.jobs.ts';
import { mailEmailChangeJob } from './email-changes/email-changes.jobs.ts';
import { mailPasswordLinkJob } from './passwords/passwords.jobs.ts';
import { mailCodeJob } from './registrations/registrations.jobs.ts';
import { mailSignInCodeJob } from './sign-in-codes/sign-in-codes.jobs.ts';
import { endSuspensionJob } from './suspensions/suspensions.jobs.ts';

export const accountJobs: readonly Job[] = [
  mailCodeJob,
  mailSignInCodeJob,
  mailPasswordLinkJob,
  mailEmailChangeJob,
  tellLockJob,
  endSuspensionJob,
];
