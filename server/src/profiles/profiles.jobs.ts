import { doneBy, type Job } from '../platform/jobs/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { makeExportJob, sweepExportsJob } from './exports/exports.jobs.ts';
import { eraseLeftJob } from './leaving/leaving.jobs.ts';

export const profileJobs = (domains: readonly PersonalData[]): readonly Job[] => [
  doneBy(makeExportJob, async () => {
    const { makeExport } = await import('./exports/exports.make.service.ts');
    return (parts, data, run) => makeExport(parts, domains, data, run);
  }),
  sweepExportsJob,
  doneBy(eraseLeftJob, async () => {
    const { eraseLeft } = await import('./leaving/leaving.service.ts');
    return (parts) => eraseLeft(parts, domains);
  }),
];
