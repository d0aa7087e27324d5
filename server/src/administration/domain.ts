import type { DomainManifest } from '../domain-manifest.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { peopleImportRoutes } from './imports/imports.routes.ts';
import { invitationMailRetention } from './invitations/invitation-mails.table.ts';
import { mailInvitationsJob } from './invitations/invitations.jobs.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { invitationRetention } from './invitations/invitations.table.ts';
import { managedPeopleRoutes } from './people/people.routes.ts';
import { standingSubject } from './people/standing.notify.service.ts';
import { administrationPersonalTables } from './personal/personal.repository.ts';

export const administration: DomainManifest = {
  routes: ({ auditedKinds, farewells, partings }) => [
    ...managedPeopleRoutes({ farewells, partings }, auditedKinds),
    ...auditLogRoutes(auditedKinds),
    ...invitationRoutes,
    ...peopleImportRoutes,
  ],
  jobs: () => [mailInvitationsJob],
  retentions: [invitationRetention, invitationMailRetention],
  personalTables: administrationPersonalTables,
  notificationSubjects: [standingSubject],
};
