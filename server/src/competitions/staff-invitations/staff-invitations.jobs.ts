import { z } from 'zod';
import { handledBy, type JobBinding, job } from '../../platform/jobs/jobs.ts';

/** Tells those who were asked: whoever has an account by a notification, others by a letter. */
export const mailStaffInvitationsJob = job({
  name: 'competitions.mail_staff_invitations',
  data: z.strictObject({}),
  timeLimit: 300,
});

export const staffInvitationJobs: readonly JobBinding[] = [
  handledBy(mailStaffInvitationsJob, () => import('./staff-invitations.jobs.handler.ts')),
];
