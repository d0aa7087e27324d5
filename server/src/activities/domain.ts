import type { DomainManifest } from '../domain-manifest.ts';
import { activityKind } from './activities/activity-kind.service.ts';
import { activityRoutes } from './challenges/activities.routes.ts';
import { challengeKind } from './challenges/challenge-kind.service.ts';
import { resultProofs } from './challenges/results.service.ts';
import { challengeTeamSubject } from './challenges/teams.notify.service.ts';
import { participationRoutes } from './participation/participation.routes.ts';
import { activitiesPersonalData } from './personal/personal.service.ts';

export const activities: DomainManifest = {
  routes: () => [...activityRoutes, ...participationRoutes],
  groupKinds: [activityKind, challengeKind],
  notificationSubjects: [challengeTeamSubject],
  uploadSubjects: [resultProofs],
  personalData: activitiesPersonalData,
};
