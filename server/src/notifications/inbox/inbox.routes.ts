import * as endpoints from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { presentPage, type Route, serve } from '../../platform/http/serve.ts';
import type { NotificationSubject } from '../notifications/notification-subject.service.ts';
import { presentNotification } from './inbox.present.ts';
import { readNotification, readNotifications } from './inbox.read.service.ts';
import { countUnread, listNotifications } from './inbox.service.ts';

export const inboxRoutes = (subjects: readonly NotificationSubject[]): readonly Route[] => [
  serve(endpoints.listNotifications, async ({ parts, viewer, query }) =>
    presentPage(await listNotifications(parts, subjects, viewer, query), presentNotification),
  ),
  serve(endpoints.countUnread, async ({ parts, viewer }) => countUnread(parts, subjects, viewer)),
  serve(endpoints.readNotification, async ({ parts, viewer, params }) =>
    readNotification(parts, viewer, params.notificationId),
  ),
  serve(endpoints.readNotifications, async ({ parts, viewer, body }) =>
    readNotifications(parts, viewer, body.upTo),
  ),
];
