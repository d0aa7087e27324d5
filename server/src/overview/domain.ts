import type { DomainManifest } from '../domain-manifest.ts';
import { overviewRoutes } from './overview.routes.ts';

export const overview: DomainManifest = {
  routes: ({ sharedThings }) => overviewRoutes(sharedThings),
};
