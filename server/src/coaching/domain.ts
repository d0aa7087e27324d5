import type { DomainManifest } from '../domain-manifest.ts';
import { sendCheckInsJob } from './check-ins/check-ins.jobs.ts';
import { checkInSubject } from './check-ins/check-ins.notify.service.ts';
import { checkInPersonalTables } from './check-ins/check-ins.repository.ts';
import { checkInRoutes } from './check-ins/check-ins.routes.ts';
import { formPersonalTables } from './check-ins/forms.repository.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { coachingSubject } from './coachings/coachings.notify.service.ts';
import { coachingPersonalTables } from './coachings/coachings.repository.ts';
import { coachingRoutes } from './coachings/coachings.routes.ts';
import { notePersonalTables } from './notes/notes.repository.ts';
import { noteRoutes } from './notes/notes.routes.ts';
import { screeningPersonalTables } from './screening/screening.repository.ts';
import { screeningRoutes } from './screening/screening.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';

export const coaching: DomainManifest = {
  routes: () => [
    ...coachingRoutes,
    ...noteRoutes,
    ...sharingRoutes,
    ...screeningRoutes,
    ...checkInRoutes,
    ...clientRoutes,
  ],
  jobs: () => [sendCheckInsJob],
  notificationSubjects: [coachingSubject, checkInSubject],
  personalTables: [
    ...checkInPersonalTables,
    ...formPersonalTables,
    ...notePersonalTables,
    ...screeningPersonalTables,
    ...coachingPersonalTables,
  ],
};
