import type { DomainManifest } from '../domain-manifest.ts';
import { membershipPersonalTables } from './memberships/periods.repository.ts';
import { planPersonalTables } from './plans/plans.repository.ts';
import { renewMembershipsJob } from './renewals/renewals.jobs.ts';
import { renewalSubject } from './renewals/renewals.notify.service.ts';
import { membershipRoutes } from './sale/memberships.routes.ts';
import { membershipSellable } from './sale/memberships.sale.service.ts';
import { visitPersonalTables } from './visits/visits.repository.ts';

export const memberships: DomainManifest = {
  routes: () => membershipRoutes,
  jobs: () => [renewMembershipsJob],
  notificationSubjects: [renewalSubject],
  sellables: [membershipSellable],
  personalTables: [...visitPersonalTables, ...membershipPersonalTables, ...planPersonalTables],
};
