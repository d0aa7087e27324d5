import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import { mailInvitationsJob, sweepInvitationsJob } from './invitations/invitations.jobs.ts';

export const administrationJobs: readonly JobBinding[] = [
  handledBy(mailInvitationsJob, () => import('./invitations/invitations.jobs.handler.ts')),
  handledBy(sweepInvitationsJob, () => import('./invitations/invitation-sweeps.jobs.handler.ts')),
];
