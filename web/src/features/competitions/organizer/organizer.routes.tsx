import type { RouteObject } from 'react-router';
import { screen } from '../../../platform/screen.ts';
import type { PaperSections } from '../paper-sections.ts';

/** The screens for organizers. */
export const organizerScreens = (papers?: PaperSections): readonly RouteObject[] => [
  screen('createCompetition', {
    title: 'Create a competition',
    frame: 'work',
    needsAccount: true,
    load: async () =>
      (await import('./create/create-competition.screen.tsx')).createCompetitionScreen(papers),
  }),
  screen('created', {
    title: 'Created',
    frame: 'work',
    needsAccount: true,
    load: async () => (await import('./created/created.screen.tsx')).CreatedScreen,
    prefetch: async () => (await import('../detail/detail.loader.ts')).loadDetail,
  }),
  screen('myCompetitions', {
    title: 'My competitions',
    section: 'home',
    needsAccount: true,
    load: async () => (await import('./mine/my-competitions.screen.tsx')).MyCompetitionsScreen,
    prefetch: async () => (await import('./mine/my-competitions.loader.ts')).loadMyCompetitions,
  }),
  screen('competitionDashboard', {
    title: 'Control room',
    frame: 'work',
    needsAccount: true,
    load: async () => (await import('./dashboard/dashboard.screen.tsx')).dashboardScreen(papers),
    prefetch: async () => (await import('./dashboard/dashboard.loader.ts')).loadDashboard,
  }),
];
