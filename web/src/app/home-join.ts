import type { HomeJoin } from '../features/competitions/competitions.routes.tsx';

/** What is featured, on the home screen of competitions. */
export const featuredOnHome: HomeJoin = {
  load: async () => (await import('../features/showcase/home/featured.tsx')).Featured,
  prefetch: async () => (await import('../features/showcase/home/home.loader.ts')).awaitFeatured,
};
