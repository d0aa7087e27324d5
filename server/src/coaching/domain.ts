import type { DomainManifest } from '../domain-manifest.ts';
import { coachingSubject } from './coachings/coachings.notify.service.ts';
import { coachingPersonalTables } from './coachings/coachings.repository.ts';
import { coachingRoutes } from './coachings/coachings.routes.ts';
import { notePersonalTables } from './notes/notes.repository.ts';
import { noteRoutes } from './notes/notes.routes.ts';

export const coaching: DomainManifest = {
  routes: () => [...coachingRoutes, ...noteRoutes],
  notificationSubjects: [coachingSubject],
  personalTables: [...notePersonalTables, ...coachingPersonalTables],
};
