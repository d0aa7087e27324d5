import type { DomainManifest } from '../domain-manifest.ts';
import { welcomeFounder } from './company-registrations.service.ts';
import { companyRegistrationRetention } from './company-registrations.table.ts';
import { organizationRoutes } from './organizations.routes.ts';
import { logoSubject, organizationTopic } from './organizations.watch.service.ts';

export const organizations: DomainManifest = {
  routes: () => organizationRoutes,
  retentions: [companyRegistrationRetention],
  topics: [organizationTopic],
  uploadSubjects: [logoSubject],
  newcomers: [welcomeFounder],
};
