import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { NotificationSubject } from '../notifications/notification-subject.service.ts';
import type { sendMailsJob } from '../notifications/notify.jobs.ts';
import { sendMails } from './mails.send.service.ts';

/** The handler for what this process knows people are told about. */
export function handleWith(subjects: readonly NotificationSubject[]): JobHandler<typeof sendMailsJob.data> {
  return (parts, _data, { signal }) => sendMails(parts, subjects, signal);
}
