import { viewersOfSessions } from '../accounts/sessions/sessions.viewers.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { handledBy } from '../platform/jobs/jobs.ts';
import { sweepUploadsJob } from './uploads.jobs.ts';
import { uploadsPersonalData } from './uploads.personal.service.ts';
import { uploadsRoutes } from './uploads.routes.ts';

export const uploads: DomainManifest = {
  routes: ({ uploadSubjects }) => uploadsRoutes({ subjects: uploadSubjects, viewersOfSessions }),
  jobs: () => [handledBy(sweepUploadsJob, () => import('./uploads.jobs.handler.ts'))],
  personalData: uploadsPersonalData,
};
