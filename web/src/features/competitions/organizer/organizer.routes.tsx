import type { RouteObject } from 'react-router';
import { screen } from '../../../platform/screen.ts';

/** The screens of those who run competitions. */
export const organizerScreens: readonly RouteObject[] = [
  screen('createCompetition', {
    title: 'Create a competition',
    frame: 'work',
    needsAccount: true,
    load: async () => (await import('./create/create-competition.screen.tsx')).CreateCompetitionScreen,
  }),
];
