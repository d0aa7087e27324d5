import type { DomainManifest } from '../domain-manifest.ts';
import { membershipPersonalTables } from './memberships/periods.repository.ts';
import { planPersonalTables } from './plans/plans.repository.ts';
import { membershipRoutes } from './sale/memberships.routes.ts';
import { membershipSellable } from './sale/memberships.sale.service.ts';

export const memberships: DomainManifest = {
  routes: () => membershipRoutes,
  sellables: [membershipSellable],
  personalTables: [...membershipPersonalTables, ...planPersonalTables],
};
