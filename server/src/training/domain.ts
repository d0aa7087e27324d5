import type { DomainManifest } from '../domain-manifest.ts';
import { trainingPersonalTables } from './logs/logs.repository.ts';
import { logRoutes } from './logs/logs.routes.ts';
import { recordRoutes } from './records/records.routes.ts';

export const training: DomainManifest = {
  routes: () => [...logRoutes, ...recordRoutes],
  personalTables: [...trainingPersonalTables],
};
