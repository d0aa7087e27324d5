import type { DomainManifest } from '../domain-manifest.ts';
import { activityKind } from './activities/activity-kind.service.ts';
import { activityRoutes } from './challenges/activities.routes.ts';
import { challengeKind } from './challenges/challenge-kind.service.ts';
import { resultProofs } from './challenges/results.service.ts';
import { activityPersonalTables } from './personal/personal.repository.ts';

export const activities: DomainManifest = {
  routes: () => activityRoutes,
  groupKinds: [activityKind, challengeKind],
  uploadSubjects: [resultProofs],
  personalTables: activityPersonalTables,
};
