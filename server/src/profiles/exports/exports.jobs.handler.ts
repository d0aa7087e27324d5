import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { makeExportJob, sweepExportsJob } from './exports.jobs.ts';
import { makeExport } from './exports.make.service.ts';
import { sweepExports } from './exports.sweep.service.ts';

/** The handler for what the domains of this process answer. */
export function handleWith(domains: readonly PersonalData[]): JobHandler<typeof makeExportJob.data> {
  return (parts, data, run) => makeExport(parts, domains, data, run);
}

export const handle: JobHandler<typeof sweepExportsJob.data> = (parts) => sweepExports(parts);
