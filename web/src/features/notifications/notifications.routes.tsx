import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

export const notificationScreens: readonly RouteObject[] = [
  screen('notifications', {
    title: 'Notifications',
    needsAccount: true,
    load: async () => (await import('./inbox/notifications.screen.tsx')).NotificationsScreen,
  }),
  screen('unsubscribe', {
    title: 'Unsubscribe',
    load: async () => (await import('./unsubscribe/unsubscribe.screen.tsx')).UnsubscribeScreen,
  }),
];
