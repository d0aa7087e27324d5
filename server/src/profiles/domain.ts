import type { DomainManifest } from '../domain-manifest.ts';
import { doneBy } from '../platform/jobs/jobs.ts';
import { followSubject } from './connections/connections.notify.service.ts';
import { connectionRoutes } from './connections/connections.routes.ts';
import { makeExportJob, sweepExportsJob } from './exports/exports.jobs.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { eraseLeftJob } from './leaving/leaving.jobs.ts';
import { leavingRoutes } from './leaving/leaving.routes.ts';
import { profilesPersonalData } from './personal/personal.service.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import { presenceRetention } from './presence/presence.table.ts';
import { profilePhotos } from './profiles/profiles.photo.service.ts';
import { personPages } from './profiles/profiles.public.service.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';

export const profiles: DomainManifest = {
  routes: ({ personalData, partings }) => [
    ...connectionRoutes(partings),
    ...profileRoutes,
    ...presenceRoutes,
    ...exportRoutes,
    ...leavingRoutes(personalData),
  ],
  jobs: ({ personalData }) => [
    doneBy(makeExportJob, async () => {
      const { makeExport } = await import('./exports/exports.make.service.ts');
      return (parts, data, run) => makeExport(parts, personalData, data, run);
    }),
    sweepExportsJob,
    doneBy(eraseLeftJob, async () => {
      const { eraseLeft } = await import('./leaving/leaving.service.ts');
      return (parts) => eraseLeft(parts, personalData);
    }),
  ],
  retentions: [presenceRetention],
  uploadSubjects: [profilePhotos],
  notificationSubjects: [followSubject],
  publicPages: () => personPages,
  personalData: profilesPersonalData,
};
