import type { DomainManifest } from '../domain-manifest.ts';
import { checkInPhotos } from './check-ins/check-in-photos.service.ts';
import { sendCheckInsJob } from './check-ins/check-ins.jobs.ts';
import { checkInSubject } from './check-ins/check-ins.notify.service.ts';
import { coachingByConsent, coachingPersonalData } from './check-ins/check-ins.personal.service.ts';
import { checkInRoutes } from './check-ins/check-ins.routes.ts';
import { clientRoutes } from './clients/clients.routes.ts';
import { coachingSubject } from './coachings/coachings.notify.service.ts';
import { isCoachedWith } from './coachings/coachings.repository.ts';
import { coachingRoutes } from './coachings/coachings.routes.ts';
import { endCoachings } from './coachings/coachings.service.ts';
import { noteSubject } from './notes/notes.notify.service.ts';
import { noteRoutes } from './notes/notes.routes.ts';
import { screeningRoutes } from './screening/screening.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { trainerRequestSubject } from './trainer-requests/trainer-requests.notify.service.ts';
import { trainerRequestRoutes } from './trainer-requests/trainer-requests.routes.ts';
import { trainerSettingsRoutes } from './trainer-settings/trainer-settings.routes.ts';

export const coaching: DomainManifest = {
  routes: () => [
    ...trainerSettingsRoutes,
    ...coachingRoutes,
    ...noteRoutes,
    ...sharingRoutes,
    ...screeningRoutes,
    ...checkInRoutes,
    ...clientRoutes,
    ...trainerRequestRoutes,
  ],
  jobs: () => [sendCheckInsJob],
  notificationSubjects: [coachingSubject, checkInSubject, noteSubject, trainerRequestSubject],
  acquaintances: [isCoachedWith],
  partings: [endCoachings],
  uploadSubjects: [checkInPhotos],
  keptByConsent: coachingByConsent,
  personalData: coachingPersonalData,
};
