import type { DomainManifest } from '../domain-manifest.ts';
import { auditedGroups } from './directory/groups.audited.service.ts';
import { sharedGroups } from './directory/groups.public.service.ts';
import { groupRoutes } from './directory/groups.routes.ts';
import { memberRoutes } from './directory/members.routes.ts';
import { registerGroupKinds } from './groups/group-kinds.service.ts';
import { groupImages } from './groups/groups.images.service.ts';
import { archivedGroupRetention } from './groups/groups.table.ts';
import { groupLiveTopic } from './groups/groups.watch.service.ts';
import { inviteRetention } from './invites/invites.table.ts';
import { keptMuteRetention } from './members/kept-mutes.table.ts';
import { leaveGroupsOf } from './members/members.farewell.service.ts';
import { endMuteJob } from './members/members.jobs.ts';
import { groupSubject } from './members/members.notify.service.ts';
import { groupPersonalTables } from './personal/personal.repository.ts';
import { endReadingJob } from './readings/readings.jobs.ts';
import { readingRoutes } from './readings/readings.routes.ts';

export const groups: DomainManifest = {
  routes: ({ groupKinds }) => {
    registerGroupKinds(groupKinds);
    return [...groupRoutes, ...memberRoutes, ...readingRoutes];
  },
  jobs: () => [endMuteJob, endReadingJob],
  retentions: [archivedGroupRetention, inviteRetention, keptMuteRetention],
  topics: [groupLiveTopic],
  uploadSubjects: [groupImages],
  notificationSubjects: [groupSubject],
  farewells: [leaveGroupsOf],
  sharedThings: sharedGroups,
  auditedKinds: auditedGroups,
  personalTables: groupPersonalTables,
};
