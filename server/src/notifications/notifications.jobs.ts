import { doneBy, type Job } from '../platform/jobs/jobs.ts';
import { sendMailsJob } from './mails/mails.jobs.ts';
import type { NotificationSubject } from './notifications/notification-subject.service.ts';

export const notificationJobs = (subjects: readonly NotificationSubject[]): readonly Job[] => [
  doneBy(sendMailsJob, async () => {
    const { sendMails } = await import('./mails/mails.send.service.ts');
    return (parts, _data, { signal }) => sendMails(parts, subjects, signal);
  }),
];
