import type { DomainManifest } from '../domain-manifest.ts';
import { activityKind } from './activities/activity-kind.service.ts';
import { activityRoutes } from './challenges/activities.routes.ts';
import { challengeKind } from './challenges/challenge-kind.service.ts';
import { challengeResultSubject } from './challenges/rejections.notify.service.ts';
import { resultProofs } from './challenges/results.service.ts';
import { challengeTeamSubject } from './challenges/teams.notify.service.ts';
import { tellMilestonesJob } from './notices/notices.jobs.ts';
import { tellArchived, watchPlan } from './notices/notices.service.ts';
import { datedGroupSubject } from './notices/notices.subject.service.ts';
import { participationRoutes } from './participation/participation.routes.ts';
import { activitiesPersonalData } from './personal/personal.service.ts';

export const activities: DomainManifest = {
  routes: () => [...activityRoutes, ...participationRoutes],
  jobs: () => [tellMilestonesJob],
  groupKinds: [activityKind, challengeKind].map((kind) => ({
    ...kind,
    watchSave: watchPlan,
    afterArchive: tellArchived,
  })),
  notificationSubjects: [datedGroupSubject, challengeResultSubject, challengeTeamSubject],
  uploadSubjects: [resultProofs],
  personalData: activitiesPersonalData,
};
