import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { makeExportJob, sweepExportsJob } from './exports/exports.jobs.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { eraseLeftJob } from './leaving/leaving.jobs.ts';
import { leavingRoutes } from './leaving/leaving.routes.ts';
import { profilesPersonalData } from './personal/personal.service.ts';
import { profilePhotos } from './profiles/profiles.photo.service.ts';
import { personPages } from './profiles/profiles.public.service.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';

export const profiles: DomainManifest = {
  routes: ({ personalData }) => [...profileRoutes, ...exportRoutes, ...leavingRoutes(personalData)],
  jobs: ({ personalData }) => [
    handledBy(makeExportJob, async () => ({
      handle: (await import('./exports/exports.jobs.handler.ts')).handleWith(personalData),
    })),
    handledBy(sweepExportsJob, () => import('./exports/exports.jobs.handler.ts')),
    handledBy(eraseLeftJob, async () => ({
      handle: (await import('./leaving/leaving.jobs.handler.ts')).handleWith(personalData),
    })),
  ],
  uploadSubjects: [profilePhotos],
  publicPages: () => personPages,
  personalData: profilesPersonalData,
};
