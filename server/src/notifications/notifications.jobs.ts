import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import type { NotificationSubject } from './notifications/notification-subject.service.ts';
import { sendMailsJob } from './notifications/notify.jobs.ts';
import { sweepNotificationsJob } from './sweeps/sweeps.jobs.ts';

export const notificationJobs = (subjects: readonly NotificationSubject[]): readonly JobBinding[] => [
  handledBy(sendMailsJob, async () => ({
    handle: (await import('./mails/mails.jobs.handler.ts')).handleWith(subjects),
  })),
  handledBy(sweepNotificationsJob, () => import('./sweeps/sweeps.jobs.handler.ts')),
];
