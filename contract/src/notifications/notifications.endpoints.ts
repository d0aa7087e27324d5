import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import {
  notificationParams,
  notificationReply,
  notificationsQuery,
  readUpTo,
  unreadReply,
} from './notification.schema.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'List your notifications, newest first',
  access: 'signed_in',
  query: notificationsQuery,
  data: z.array(notificationReply),
  shape: 'list',
  errors: [],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'Count your unread notifications',
  access: 'signed_in',
  data: unreadReply,
  errors: [],
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:notificationId/read',
  summary: 'Mark a notification as read',
  access: { owner: 'notification' },
  params: notificationParams,
  data: z.null(),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark all notifications up to a time as read',
  access: 'signed_in',
  body: readUpTo,
  data: z.null(),
  errors: [],
});
