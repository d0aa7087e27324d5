import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';
import { organizerScreens } from './organizer/organizer.routes.tsx';

/** The screens of competitions. */
export const competitionScreens: readonly RouteObject[] = [
  home('home'),
  home('allCompetitions'),
  screen('competitionDetail', {
    title: 'Competition',
    section: 'home',
    load: async () => (await import('./detail/detail.screen.tsx')).DetailScreen,
    prefetch: async () => (await import('./detail/detail.loader.ts')).loadDetail,
  }),
  screen('leaderboard', {
    title: 'Leaderboard',
    section: 'home',
    load: async () => (await import('./leaderboard/leaderboard.screen.tsx')).LeaderboardScreen,
    prefetch: async () => (await import('./leaderboard/leaderboard.loader.ts')).loadLeaderboard,
  }),
  ...organizerScreens,
];

function home(address: 'home' | 'allCompetitions'): RouteObject {
  return screen(address, {
    title: 'Fitness Challenges',
    section: 'home',
    load: async () => (await import('./home/home.screen.tsx')).HomeScreen,
    prefetch: async () => (await import('./home/home.loader.ts')).loadHome,
  });
}
