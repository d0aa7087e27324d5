import type { DomainManifest } from '../domain-manifest.ts';
import { partnerPersonalTables } from './partners/partners.repository.ts';
import { partnerRoutes } from './partners/partners.routes.ts';
import { productRoutes } from './products/products.routes.ts';

export const partners: DomainManifest = {
  routes: () => [...partnerRoutes, ...productRoutes],
  personalTables: [...partnerPersonalTables],
};
