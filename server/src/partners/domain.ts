import type { DomainManifest } from '../domain-manifest.ts';
import { partnerPersonalTables } from './partners/partners.repository.ts';
import { partnerRoutes } from './partners/partners.routes.ts';

export const partners: DomainManifest = {
  routes: () => [...partnerRoutes],
  personalTables: [...partnerPersonalTables],
};
