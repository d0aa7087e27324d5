import type { DomainManifest } from '../domain-manifest.ts';
import { welcomeFounder } from './company-registrations.service.ts';
import { companyRegistrationRetention } from './company-registrations.table.ts';
import { organisationRoutes } from './organisations.routes.ts';
import { logoSubject, organisationTopic } from './organisations.watch.service.ts';

export const organisations: DomainManifest = {
  routes: () => organisationRoutes,
  retentions: [companyRegistrationRetention],
  topics: [organisationTopic],
  uploadSubjects: [logoSubject],
  newcomers: [welcomeFounder],
};
