import { accountJobs } from './accounts/accounts.jobs.ts';
import { securityNoticeJob } from './accounts/notices/notices.jobs.ts';
import { administrationJobs } from './administration/administration.jobs.ts';
import { publishDueJob } from './competitions/publications/publications.jobs.ts';
import { staffInvitationJobs } from './competitions/staff-invitations/staff-invitations.jobs.ts';
import { workoutJobs } from './competitions/workouts/workouts.jobs.ts';
import { notificationSubjects } from './notification-subjects.ts';
import { notificationJobs } from './notifications/notifications.jobs.ts';
import { organisationJobs } from './organisations/organisations.jobs.ts';
import { personalData } from './personal-data.ts';
import { sweepIdempotencyKeysJob } from './platform/http/idempotency.jobs.ts';
import { handledBy, type JobBinding } from './platform/jobs/jobs.ts';
import { sweepLiveEventsJob } from './platform/live/live.jobs.ts';
import { profileJobs } from './profiles/profiles.jobs.ts';
import { contactJobs } from './showcase/contact/contact.jobs.ts';
import { uploadsJobs } from './uploads/uploads.jobs.ts';

/** Every job of the product, in the order of the domains. Handlers are loaded when they first have work. */
export const jobs: readonly JobBinding[] = [
  handledBy(sweepIdempotencyKeysJob, () => import('./platform/http/idempotency.jobs.handler.ts')),
  handledBy(sweepLiveEventsJob, () => import('./platform/live/live.jobs.handler.ts')),
  ...accountJobs,
  ...uploadsJobs,
  ...organisationJobs,
  ...profileJobs(personalData),
  handledBy(securityNoticeJob, () => import('./notifications/security/security.jobs.handler.ts')),
  ...administrationJobs,
  ...notificationJobs(notificationSubjects),
  ...staffInvitationJobs,
  ...workoutJobs,
  handledBy(publishDueJob, () => import('./competitions/publications/publications.jobs.handler.ts')),
  ...contactJobs,
];
