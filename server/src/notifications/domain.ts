import { securityNoticeJob } from '../accounts/notices/notices.jobs.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { doneBy } from '../platform/jobs/jobs.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { notificationsLiveTopic } from './inbox/inbox.service.ts';
import { notificationRetentions } from './notifications/notifications.table.ts';
import { sendMailsJob, sendPushesJob } from './notifications/notify.jobs.ts';
import { notificationsPersonalTables } from './personal/personal.repository.ts';
import { preferenceRoutes } from './preferences/preferences.routes.ts';
import { pushDeviceRoutes } from './push-devices/push-devices.routes.ts';
import { accountSubject } from './security/security.service.ts';

export const notifications: DomainManifest = {
  routes: ({ notificationSubjects }) => [
    ...inboxRoutes(notificationSubjects),
    ...preferenceRoutes(notificationSubjects),
    ...pushDeviceRoutes,
  ],
  jobs: ({ notificationSubjects }) => [
    // Accounts is a lower domain and can't notify: it enqueues a job that is handled here.
    doneBy(
      securityNoticeJob,
      async () => (await import('./security/security.service.ts')).tellSecurityNotice,
    ),
    doneBy(sendMailsJob, async () => {
      const { sendMails } = await import('./mails/mails.send.service.ts');
      return (parts, _data, { signal }) => sendMails(parts, notificationSubjects, signal);
    }),
    doneBy(sendPushesJob, async () => {
      const { sendPushes } = await import('./pushes/pushes.send.service.ts');
      return (parts, _data, { signal }) => sendPushes(parts, notificationSubjects, signal);
    }),
  ],
  retentions: notificationRetentions,
  topics: [notificationsLiveTopic],
  notificationSubjects: [accountSubject],
  personalTables: notificationsPersonalTables,
};
