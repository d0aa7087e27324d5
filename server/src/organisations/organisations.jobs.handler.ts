import type { JobHandler } from '../platform/jobs/jobs.ts';
import { forgetCompanies } from './company-registrations.service.ts';
import type { sweepOrganisationsJob } from './organisations.jobs.ts';

export const handle: JobHandler<typeof sweepOrganisationsJob.data> = (parts) => forgetCompanies(parts);
