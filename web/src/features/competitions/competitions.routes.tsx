import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens of competitions. */
export const competitionScreens: readonly RouteObject[] = [
  screen('leaderboard', {
    title: 'Leaderboard',
    section: 'home',
    load: async () => (await import('./leaderboard/leaderboard.screen.tsx')).LeaderboardScreen,
    prefetch: async () => (await import('./leaderboard/leaderboard.loader.ts')).loadLeaderboard,
  }),
];
