import { accountJobs } from './accounts/accounts.jobs.ts';
import { securityNoticeJob } from './accounts/notices/notices.jobs.ts';
import { mailInvitationsJob } from './administration/invitations/invitations.jobs.ts';
import { publishDueJob } from './competitions/publications/publications.jobs.ts';
import { mailStaffInvitationsJob } from './competitions/staff-invitations/staff-invitations.jobs.ts';
import { releaseWorkoutJob } from './competitions/workouts/workouts.jobs.ts';
import { notificationSubjects } from './notification-subjects.ts';
import { notificationJobs } from './notifications/notifications.jobs.ts';
import { personalData } from './personal-data.ts';
import { doneBy, type Job } from './platform/jobs/jobs.ts';
import { retentionJob } from './platform/jobs/retention.jobs.ts';
import { sweepLiveEventsJob } from './platform/live/live.jobs.ts';
import { profileJobs } from './profiles/profiles.jobs.ts';
import { retentions } from './retention.ts';
import { mailContactJob } from './showcase/contact/contact.jobs.ts';
import { sweepUploadsJob } from './uploads/uploads.jobs.ts';

/** Every job of the product, in the order of the domains. Their services are loaded when they first have work. */
export const jobs: readonly Job[] = [
  retentionJob(retentions),
  sweepLiveEventsJob,
  ...accountJobs,
  sweepUploadsJob,
  ...profileJobs(personalData),
  doneBy(
    securityNoticeJob,
    async () => (await import('./notifications/security/security.service.ts')).tellSecurityNotice,
  ),
  mailInvitationsJob,
  ...notificationJobs(notificationSubjects),
  mailStaffInvitationsJob,
  releaseWorkoutJob,
  publishDueJob,
  mailContactJob,
];
