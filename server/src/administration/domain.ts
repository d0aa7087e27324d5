import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { peopleImportRoutes } from './imports/imports.routes.ts';
import { mailInvitationsJob, sweepInvitationsJob } from './invitations/invitations.jobs.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { managedPeopleRoutes } from './people/people.routes.ts';
import { administrationPersonalTables } from './personal/personal.repository.ts';

export const administration: DomainManifest = {
  routes: () => [...managedPeopleRoutes, ...invitationRoutes, ...peopleImportRoutes],
  jobs: () => [
    handledBy(mailInvitationsJob, () => import('./invitations/invitations.jobs.handler.ts')),
    handledBy(sweepInvitationsJob, () => import('./invitations/invitation-sweeps.jobs.handler.ts')),
  ],
  personalData: { domain: 'administration', tables: administrationPersonalTables },
};
