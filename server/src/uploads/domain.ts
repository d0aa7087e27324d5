import { viewersOfSessions } from '../accounts/sessions/sessions.viewers.service.ts';
import type { DomainManifest } from '../domain-manifest.ts';
import { sweepUploadsJob } from './uploads.jobs.ts';
import { uploadsPersonalData } from './uploads.personal.service.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { uploadRetention } from './uploads.table.ts';

export const uploads: DomainManifest = {
  routes: ({ uploadSubjects }) => uploadsRoutes({ subjects: uploadSubjects, viewersOfSessions }),
  jobs: () => [sweepUploadsJob],
  retentions: [uploadRetention],
  personalData: uploadsPersonalData,
};
