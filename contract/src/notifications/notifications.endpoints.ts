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
  summary: 'What I was told of, newest first',
  access: 'signed_in',
  query: notificationsQuery,
  data: z.array(notificationReply),
  shape: 'list',
  errors: [],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications I have not read',
  access: 'signed_in',
  data: unreadReply,
  errors: [],
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:notificationId/read',
  summary: 'Mark one as read; again is no error',
  access: { owner: 'notification' },
  params: notificationParams,
  data: z.null(),
  errors: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark everything as read that was there at a moment',
  access: 'signed_in',
  body: readUpTo,
  data: z.null(),
  errors: [],
});
