import { securityNoticeJob } from '../accounts/notices/notices.jobs.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { notificationsLiveTopic } from './inbox/inbox.service.ts';
import { sendMailsJob } from './notifications/notify.jobs.ts';
import { notificationsPersonalTables } from './personal/personal.repository.ts';
import { preferenceRoutes } from './preferences/preferences.routes.ts';
import { accountSubject } from './security/security.service.ts';
import { sweepNotificationsJob } from './sweeps/sweeps.jobs.ts';

export const notifications: DomainManifest = {
  routes: ({ notificationSubjects }) => [
    ...inboxRoutes(notificationSubjects),
    ...preferenceRoutes(notificationSubjects),
  ],
  jobs: ({ notificationSubjects }) => [
    // Accounts lie below and cannot notify: they queue the job, and it is done here.
    handledBy(securityNoticeJob, () => import('./security/security.jobs.handler.ts')),
    handledBy(sendMailsJob, async () => ({
      handle: (await import('./mails/mails.jobs.handler.ts')).handleWith(notificationSubjects),
    })),
    handledBy(sweepNotificationsJob, () => import('./sweeps/sweeps.jobs.handler.ts')),
  ],
  topics: [notificationsLiveTopic],
  notificationSubjects: [accountSubject],
  personalData: { domain: 'notifications', tables: notificationsPersonalTables },
};
