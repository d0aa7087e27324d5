import type { DomainManifest } from '../domain-manifest.ts';
import { searchRoutes } from './search.routes.ts';

export const search: DomainManifest = {
  routes: () => searchRoutes,
};
