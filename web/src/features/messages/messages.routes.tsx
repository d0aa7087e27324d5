import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

export const messageScreens: readonly RouteObject[] = [
  screen('messages', {
    title: 'Messages',
    needsAccount: true,
    load: async () => (await import('./messages.screen.tsx')).MessagesScreen,
  }),
];
