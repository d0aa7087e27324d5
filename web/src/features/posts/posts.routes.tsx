import type { RouteObject } from 'react-router';
import { screen } from '../../platform/screen.ts';

/** The screens of posts. */
export const postScreens: readonly RouteObject[] = [
  screen('publicFeed', {
    title: 'Feed',
    section: 'communities',
    load: async () => (await import('./public-feed.screen.tsx')).PublicFeedScreen,
    prefetch: async () => (await import('./posts.loader.ts')).loadFeed,
  }),
  screen('post', {
    title: 'Post',
    section: 'communities',
    load: async () => (await import('./post.screen.tsx')).PostScreen,
  }),
];
