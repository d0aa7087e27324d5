import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

export const searchScreens: readonly RouteObject[] = [
  screen('search', {
    title: 'Search',
    load: async () => (await import('./search.screen.tsx')).SearchScreen,
  }),
];
