import type { DomainManifest } from '../domain-manifest.ts';
import { overviewRoutes } from './overview.routes.ts';
import { tillPersonalTables } from './till.repository.ts';
import { tillRoutes } from './till.routes.ts';

export const overview: DomainManifest = {
  routes: ({ sharedThings }) => [...overviewRoutes(sharedThings), ...tillRoutes],
  personalTables: tillPersonalTables,
};
