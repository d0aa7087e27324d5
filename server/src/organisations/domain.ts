import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { welcomeFounder } from './company-registrations.service.ts';
import { sweepOrganisationsJob } from './organisations.jobs.ts';
import { organisationRoutes } from './organisations.routes.ts';
import { logoSubject, organisationTopic } from './organisations.watch.service.ts';

export const organisations: DomainManifest = {
  routes: () => organisationRoutes,
  jobs: () => [handledBy(sweepOrganisationsJob, () => import('./organisations.jobs.handler.ts'))],
  topics: [organisationTopic],
  uploadSubjects: [logoSubject],
  newcomers: [welcomeFounder],
};
