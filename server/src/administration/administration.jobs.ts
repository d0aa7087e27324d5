import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import { mailInvitationsJob } from './invitations/invitations.jobs.ts';

export const administrationJobs: readonly JobBinding[] = [
  handledBy(mailInvitationsJob, () => import('./invitations/invitations.jobs.handler.ts')),
];
