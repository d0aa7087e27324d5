import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens of moderation. */
export const moderationScreens: readonly RouteObject[] = [
  screen('moderation', {
    title: 'Moderation',
    section: 'communities',
    frame: 'admin',
    needsAccount: true,
    load: async () => (await import('./moderation.screen.tsx')).ModerationScreen,
  }),
  screen('moderationCase', {
    title: 'Report',
    section: 'communities',
    frame: 'admin',
    needsAccount: true,
    load: async () => (await import('./case.screen.tsx')).CaseScreen,
  }),
];
