import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import { tellLockJob } from './attempts/attempts.jobs.ts';
import { mailEmailChangeJob } from './email-changes/email-changes.jobs.ts';
import { mailPasswordLinkJob } from './passwords/passwords.jobs.ts';
import { mailCodeJob } from './registrations/registrations.jobs.ts';
import { mailSignInCodeJob } from './sign-in-codes/sign-in-codes.jobs.ts';
import { endSuspensionJob } from './suspensions/suspensions.jobs.ts';
import { sweepAccountsJob } from './sweeps/sweeps.jobs.ts';

export const accountJobs: readonly JobBinding[] = [
  handledBy(mailCodeJob, () => import('./registrations/registrations.jobs.handler.ts')),
  handledBy(mailSignInCodeJob, () => import('./sign-in-codes/sign-in-codes.jobs.handler.ts')),
  handledBy(mailPasswordLinkJob, () => import('./passwords/passwords.jobs.handler.ts')),
  handledBy(mailEmailChangeJob, () => import('./email-changes/email-changes.jobs.handler.ts')),
  handledBy(tellLockJob, () => import('./attempts/attempts.jobs.handler.ts')),
  handledBy(endSuspensionJob, () => import('./suspensions/suspensions.jobs.handler.ts')),
  handledBy(sweepAccountsJob, () => import('./sweeps/sweeps.jobs.handler.ts')),
];
