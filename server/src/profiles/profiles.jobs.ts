import { handledBy, type JobBinding } from '../platform/jobs/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { makeExportJob, sweepExportsJob } from './exports/exports.jobs.ts';
import { eraseLeftJob } from './leaving/leaving.jobs.ts';

export const profileJobs = (domains: readonly PersonalData[]): readonly JobBinding[] => [
  handledBy(makeExportJob, async () => ({
    handle: (await import('./exports/exports.jobs.handler.ts')).handleWith(domains),
  })),
  handledBy(sweepExportsJob, () => import('./exports/exports.jobs.handler.ts')),
  handledBy(eraseLeftJob, async () => ({
    handle: (await import('./leaving/leaving.jobs.handler.ts')).handleWith(domains),
  })),
];
